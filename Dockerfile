# By its tag, so that whoever builds it anew has Python's patches; docs/deploy/README.md says how to pin it by its digest.
ARG BASE=python:3.13-slim

# The wheel is built apart, so that the image holds neither compilers nor sources.
FROM ${BASE} AS build
WORKDIR /src
COPY .ci/requirements-build.txt /tmp/requirements.txt
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY bot bot
COPY data data
RUN pip wheel --no-build-isolation --no-deps --wheel-dir /wheels .

FROM ${BASE}
# One heap for all threads: what a crowd needed is given back, some fifty megabytes.
ENV MALLOC_ARENA_MAX=1 \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    ARBITRE_DATA=/data
RUN useradd --create-home --uid 10001 arbitre && mkdir /data && chown arbitre /data
# requirements-full.txt has what is optional too: the driver of PostgreSQL and the client of Sentry.
ARG REQUIREMENTS=requirements.txt
COPY .ci/${REQUIREMENTS} /tmp/requirements.txt
# Babel brings the dates and numbers of every language, 33 MB; ours are these.
RUN pip install --no-cache-dir --require-hashes -r /tmp/requirements.txt && rm /tmp/requirements.txt \
    && find "$(python -c 'import babel; print(babel.__path__[0])')/locale-data" -name '*.dat' \
        ! -name root.dat ! -name 'en.dat' ! -name 'fr.dat' -delete
COPY --from=build /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl && rm -r /tmp/wheels
# Python's own library comes uncompiled, and neither the user nor a read-only container can write what is compiled at a
# start: each would compile all of it again.
RUN python -m compileall -q -j 0 -x '/tests?/' "$(python -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')"
USER arbitre
WORKDIR /home/arbitre
VOLUME /data
HEALTHCHECK --interval=60s --timeout=10s --start-period=30s CMD ["arbitre", "check", "--running"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["arbitre"]

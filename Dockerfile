# A server, built from this tree: docker build -t tafelrunde . (compose.yaml puts PostgreSQL and Caddy beside it).
# NATIVE=0 leaves the rules uncompiled: built in a minute, and ten times slower.

FROM node:22-slim AS client
WORKDIR /tafelrunde/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.12 AS program
WORKDIR /tafelrunde
COPY requirements/server.lock requirements/server.lock
RUN python -m venv /opt/tafelrunde
RUN /opt/tafelrunde/bin/pip install --no-cache-dir --require-hashes -r requirements/server.lock
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE ./
COPY web/public/licences web/public/licences
COPY src src
COPY --from=client /tafelrunde/src/tafelrunde/server/static src/tafelrunde/server/static
ARG NATIVE=1
RUN TAFELRUNDE_NATIVE=$NATIVE /opt/tafelrunde/bin/pip install --no-cache-dir --no-deps .

FROM python:3.12-slim
RUN useradd --system --create-home tafel && install -d -o tafel -m 700 /data
COPY --from=program /opt/tafelrunde /opt/tafelrunde
ENV PATH=/opt/tafelrunde/bin:$PATH
ENV TAFELRUNDE_DB=sqlite:////data/tables.sqlite
USER tafel
VOLUME /data
EXPOSE 8642
HEALTHCHECK CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8642/healthz')"]
CMD ["tafelrunde", "serve", "--host", "0.0.0.0", "--port", "8642"]

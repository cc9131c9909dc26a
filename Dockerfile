# The service as an image, for any OCI builder: docker build -t fairlead .
FROM docker.io/library/node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev --ignore-scripts=false --no-audit --no-fund \
  && npx vite build web \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM docker.io/library/node:24-bookworm-slim
WORKDIR /app
COPY --from=build /app /app
# the service writes to /data and /tmp only, so the rest may be read-only
RUN mkdir -p /data && chown node:node /data
USER node
ENV HOST=0.0.0.0 PORT=8000 DATA_DIR=/data NODE_ENV=production
EXPOSE 8000
VOLUME /data
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:8000/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node_modules/.bin/node", "server/main.ts"]

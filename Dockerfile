# Hinode in a container (docs/hosting.md). The page is built in a first image; the second holds what runs, and no tools.

# A tag may move; whoever wants the same image for ever gives its digest: --build-arg NODE=node:24-slim@sha256:…
ARG NODE=node:24-slim

FROM ${NODE} AS page
WORKDIR /hinode
COPY . .
RUN npm ci --include=dev --ignore-scripts
RUN node --disable-warning=ExperimentalWarning scripts/build.ts

FROM ${NODE}
ENV NODE_ENV=production
WORKDIR /hinode
COPY package.json package-lock.json .npmrc ./
COPY packages packages
COPY scripts scripts
# The command and what it stands on; the page is built, so that nothing of it is installed.
RUN npm ci --omit=dev --ignore-scripts --workspace @hinode/cli --include-workspace-root=false && npm cache clean --force
COPY --from=page --chown=node:node /hinode/packages/web/dist packages/web/dist
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "packages/cli/bin/hinode.mjs"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8080", "--data", "/data"]

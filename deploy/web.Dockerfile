# The built frontend and the proxy before the API.
FROM node:20-bookworm AS build
WORKDIR /src
COPY Makefile ./
COPY scripts scripts
COPY frontend frontend
RUN make need-frontend
RUN make build-frontend

FROM caddy:2
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /src/frontend/dist /srv
COPY deploy/serve-web.sh /usr/local/bin/serve-web
# A volume takes its first owner from here.
COPY --from=build --chown=10001:10001 /src/frontend/dist/assets /kept/assets
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 10001:10001
EXPOSE 8080
CMD ["serve-web"]

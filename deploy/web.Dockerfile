# The built frontend and the proxy before the API.
FROM node:20-bookworm AS build
WORKDIR /src
COPY Makefile ./
COPY scripts scripts
COPY frontend frontend
RUN make need-frontend
RUN make build-frontend

FROM caddy:2.11
# The image's binary has a file capability, with which a container without capabilities cannot execute it; a copy has none.
RUN cp /usr/bin/caddy /usr/local/bin/caddy
# A volume takes its first owner from here.
RUN install -d -o 10001 -g 10001 /kept /kept/assets
COPY deploy/Caddyfile /etc/caddy/Caddyfile
COPY --from=build /src/frontend/dist /srv
COPY deploy/serve-web.sh /usr/local/bin/serve-web
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
USER 10001:10001
EXPOSE 8080
CMD ["serve-web"]

# The server alone: the web image carries the frontend.
FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY Makefile Cargo.toml Cargo.lock ./
COPY .cargo .cargo
COPY scripts scripts
COPY migrations migrations
COPY crates crates
COPY docs/openapi.json docs/openapi.json
RUN make need-server
RUN make build-server

FROM debian:bookworm-slim
COPY scripts/need.sh scripts/need.sh
RUN scripts/need.sh runtime
COPY --from=build /src/target/release/boleia /usr/local/bin/boleia
# glibc keeps a heap per thread otherwise, and each holds what a burst left in it.
ENV MALLOC_ARENA_MAX=2
USER 10001:10001
EXPOSE 8080
ENTRYPOINT ["boleia"]
CMD ["serve"]

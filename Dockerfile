# The release on its own: `docker build -t rolewright .`, then
# `docker run -p 3000:3000 -v rolewright:/data rolewright`. Settings go in as environment variables.
FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm run release -- --untried \
 && mkdir /app && tar xzf rolewright-*.tgz -C /app --strip-components=1

# Its program alone; the rest of that image is for building.
FROM node:24-alpine AS node

FROM alpine:3.22
RUN apk add --no-cache libstdc++ && adduser -D rolewright && mkdir /data && chown rolewright /data
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
USER rolewright
ENV HOST=0.0.0.0 DATA_DIR=/data FIRST_USER_IS_ADMIN=on
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD wget -qO /dev/null http://127.0.0.1:3000/readyz
CMD ["node", "/app/bin/rolewright.mjs"]

# syntax=docker/dockerfile:1
# The app as static files behind nginx: docker build --tag studio . (docs/guides/deploy.md)

FROM node:24-trixie-slim AS sources
WORKDIR /work
COPY . .
# Fetches pnpm and installs the dependencies.
RUN --mount=type=cache,target=/root/.local/share/pnpm/store node tooling/gate/with-toolchain.mjs node --version

# The mock API as a server: docker build --target mock-api .
FROM sources AS mock-api
USER node
EXPOSE 8787
CMD ["node", "mock-api/node_modules/tsx/dist/cli.mjs", "mock-api/src/hosts/http/main.ts", "--host", "0.0.0.0"]

FROM sources AS build
# The settings of apps/web/.env.example. An empty one has its default.
ARG VITE_API_BASE_URL
ARG VITE_CHECKOUT_ORIGINS
ARG VITE_BRAND_NAME
ARG VITE_CONTACT_EMAIL
ARG VITE_OPERATOR
ARG VITE_LAW_COUNTRY
ARG VITE_PAYMENT_RECORDS_YEARS
ARG VITE_TERMS_LANGUAGE
ARG VITE_LEGAL_NOTICE_URL
ARG VITE_FACEBOOK_URL
ARG VITE_X_URL
ARG VITE_INSTAGRAM_URL
ARG VITE_BUSINESS_MODEL
ARG VITE_REPORTS_URL
ARG VITE_MEDIA_ORIGINS
ARG VITE_BASE_PATH
ARG VITE_SITE_ORIGIN
ARG VITE_POLICY_REPORTS_URL
# The origin that nginx passes calls below /api/ to. Without it they are not found.
ARG API_UPSTREAM
RUN npm run build \
 && npm run hosting -- /hosting --api "$API_UPSTREAM" \
 && rm apps/web/dist/_headers apps/web/dist/_redirects
# nginx finds the files below the base path. The health check's file is always at the root.
RUN mkdir -p "/site${VITE_BASE_PATH:-/}" \
 && cp -r apps/web/dist/. "/site${VITE_BASE_PATH:-/}" \
 && cp apps/web/dist/favicon.svg /site

# The source maps of the build, to keep with the release: docker build --target source-maps --output maps .
FROM scratch AS source-maps
COPY --from=build /work/apps/web/dist-maps /

FROM nginx:1.28-alpine
COPY apps/web/hosting/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /hosting/nginx.conf /etc/nginx/site.conf
COPY --from=build /site /etc/nginx/site
USER nginx
EXPOSE 8080
HEALTHCHECK CMD ["wget", "--quiet", "--output-document", "/dev/null", "http://127.0.0.1:8080/favicon.svg"]

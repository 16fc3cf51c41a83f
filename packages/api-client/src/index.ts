export { createApiClient, type ApiClient, type ApiClientOptions, type SendOptions } from './client';
export {
  fillPath,
  type AnyEndpoint,
  type BodyOf,
  type Endpoint,
  type LoadSchema,
  type PathParams,
  type ResultOf,
} from './endpoint';
export { endpoints } from './endpoints';
export {
  ApiError,
  ClientError,
  ContractError,
  isAbort,
  isNotFound,
  isUnauthorized,
  NetworkError,
  StaleSessionError,
} from './errors';
export { DEFAULT_CHECKOUT_ORIGINS, safeCheckoutUrl } from './safe-checkout-url';
export { safeMediaUrl, type MediaUrlOptions } from './safe-media-url';
export {
  createSession,
  type Session,
  type SessionCause,
  type SessionData,
  type SessionEvent,
} from './session/session';
export type { Id } from './schema';
export * from './checkout/catalogue.schema';
export * from './checkout/checkout.schema';
export * from './creations/creation.schema';
export * from './creations/creation-requests.schema';
export * from './generation/generation.schema';
export * from './generation/generation-request.schema';
export * from './session/session.schema';
export * from './session/user.schema';

import * as checkout from './checkout/checkout.calls';
import * as creations from './creations/creations.calls';
import * as generation from './generation/generation.calls';
import * as session from './session/session.calls';

/**
 * Every documented call by its short name, without schemas, for smaller bundles: the result's schema is loaded with the
 * first successful response.
 */
export const calls = { ...session, ...creations, ...generation, ...checkout };

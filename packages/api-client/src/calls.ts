import * as checkout from './checkout/checkout.calls';
import * as creations from './creations/creations.calls';
import * as generation from './generation/generation.calls';
import * as session from './session/session.calls';

/** Every documented call without its schemas, by its endpoint's short name: what a page sends, the lighter way. */
export const calls = { ...session, ...creations, ...generation, ...checkout };

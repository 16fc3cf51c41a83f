import * as checkout from './checkout/checkout.endpoints';
import * as creations from './creations/creations.endpoints';
import * as generation from './generation/generation.endpoints';
import * as session from './session/session.endpoints';

/** Every documented call, by its short name. */
export const endpoints = { ...session, ...creations, ...generation, ...checkout };

export type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

export type PlainEffect =
  | {
      verb: 'answer';
      status: number;
      body: string;
      contentType: string;
      statusText?: string;
      headers?: Readonly<Record<string, string>>;
    }
  | { verb: 'hang' }
  | { verb: 'offline' }
  | { verb: 'slow'; ms: number };

export type Effect =
  | PlainEffect
  /** The successful response breaks off half-way. Over HTTP the socket is cut; elsewhere reading the body fails. */
  | { verb: 'cut' }
  /** The body of the successful response ends half-way, without a network error. */
  | { verb: 'truncate' }
  | { verb: 'change'; change: Change }
  | { verb: 'headers'; set: Readonly<Record<string, string>> }
  | { verb: 'withoutCors' }
  | { verb: 'redirect'; to: string }
  | { verb: 'endSession' }
  /** The session belongs to another account from this call on. */
  | { verb: 'switchUser' }
  /** The response's change of the session does not reach the browser. */
  | { verb: 'loseCookie' }
  /** Holds responses back until there are `of` of them, or `withinMs` have passed, then sends the latest first. */
  | { verb: 'reverse'; of: number; withinMs: number };

/** A named transformation of a successful response's JSON, with its parameters. */
export type Change =
  /** Replaces the values of fields with these names, at any depth. Adds no fields. */
  | { name: 'setFields'; fields: { readonly [field: string]: Json } }
  /** Adds fields to the response, or to each item of a list. */
  | { name: 'addFields'; fields: { readonly [field: string]: Json } }
  /** Removes a field, from each item of a list. Without a name, each call removes the next field, cyclically. */
  | { name: 'dropField'; field?: string }
  | { name: 'prefixIds'; prefix: string }
  /** Repeats the items of a list with new ids until it has `to` items. */
  | { name: 'growList'; to: number }
  | { name: 'wrap' }
  /** Sets a checkout's URL to the app's own page for the outcome, so that the user skips the payment. */
  | { name: 'returnTo'; outcome: 'success' | 'cancel' };

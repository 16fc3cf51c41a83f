/** A value as it goes over the network. */
export type Json = string | number | boolean | null | Json[] | { [field: string]: Json };

/** What a bend may say in so many words. */
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

/** What happens to a call: something plain, or what only the catalogue of faults says. */
export type Effect =
  | PlainEffect
  /** The good answer breaks off half-way. Over HTTP the socket is cut; elsewhere the body fails while it is read. */
  | { verb: 'cut' }
  /** The good answer's text ends half-way, as if that were all. */
  | { verb: 'truncate' }
  | { verb: 'change'; change: Change }
  | { verb: 'headers'; set: Readonly<Record<string, string>> }
  /** The answer says to no other origin that it may be read. */
  | { verb: 'withoutCors' }
  | { verb: 'redirect'; to: string }
  /** The session is over before the call is looked at. */
  | { verb: 'endSession' }
  /** The session is somebody else's from this call on. */
  | { verb: 'switchUser' }
  /** What the answer says of the session does not reach the browser. */
  | { verb: 'loseCookie' }
  /** Answers wait for each other, the latest leaves first; one that nobody joins leaves by itself. */
  | { verb: 'reverse'; of: number; withinMs: number };

/** How the JSON of a good answer differs: a transformation by name, with what it takes. */
export type Change =
  /** Gives fields of these names other values, at any depth. Where there is none, none is added. */
  | { name: 'setFields'; fields: { readonly [field: string]: Json } }
  /** Adds fields to the answer, or to each item of a list. */
  | { name: 'addFields'; fields: { readonly [field: string]: Json } }
  /** Leaves a field out, of each item of a list. Without a name: the first, then the second, and so on, round again. */
  | { name: 'dropField'; field?: string }
  /** Makes ids texts that begin with these characters. */
  | { name: 'prefixIds'; prefix: string }
  /** Repeats the items of a list under new ids until there are so many. */
  | { name: 'growList'; to: number }
  /** Puts the answer into a list of one. */
  | { name: 'wrap' }
  /** Makes a checkout's address the app's own page for its outcome: nobody is asked to pay. */
  | { name: 'returnTo'; outcome: 'success' | 'cancel' };

import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A schema whose output is `Value`. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>;

/** The names of the `{…}` parameters in a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/** Loads a schema, so that a page that never needs it does not contain it. */
export type LoadSchema<Value = unknown> = () => Promise<Schema<Value>>;

/**
 * One documented call as a value. The client's request, the query key, the mutation's name, the mock's route, the
 * mutation feedback and the OpenAPI document are derived from it.
 */
export interface Endpoint<
  Name extends string = string,
  Path extends string = string,
  Body = unknown,
  Result = unknown,
> {
  /** `group.verb`. Also the mutation key, and the call's key in an app's mutation feedback. */
  name: Name;
  method: Method;
  /** Path relative to the API's base URL, with `{name}` for a parameter. */
  path: Path;
  /** Summary for the OpenAPI document, one sentence. */
  summary: string;
  /** Loads the schema of the request body. Without it no body is sent. */
  body?: LoadSchema<Body>;
  /**
   * Loads the schema of a successful response, with the first one. Without it any 2xx is a success, whatever its body,
   * and the result is `undefined`.
   */
  result?: LoadSchema<Result>;
  /**
   * Loads the schema of what the response of a call without `result` may tell. If it tells something else, the result is
   * `undefined`, and the call has succeeded all the same.
   */
  optionalResult?: LoadSchema;
  /**
   * Whether the response is the same for every user. It is then accepted after a change of the session as well.
   * @default false
   */
  public?: boolean;
  /**
   * Whether the call determines the signed-in user. Its response is then accepted after a change of the session as
   * well, since the cookie that it sets takes effect too.
   * @default false
   */
  affectsSession?: boolean;
}

export type AnyEndpoint = Endpoint;

export type BodyOf<E> = E extends { body: LoadSchema<infer Body> } ? Body : undefined;
export type ResultOf<E> = E extends { result: LoadSchema<infer Result> }
  ? Result
  : E extends { optionalResult: LoadSchema<infer Result> }
    ? Result | undefined
    : undefined;

/** Declares an endpoint, keeping the literal types of its name and path. */
export function endpoint<
  const Name extends string,
  const Path extends string,
  const Rest extends Omit<Endpoint, 'name' | 'path'>,
>(definition: { name: Name; path: Path } & Rest): { name: Name; path: Path } & Rest {
  return definition;
}

/**
 * Fills a path's parameters. Each value is encoded so that it stays within its own segment.
 * @throws TypeError for a value that is missing or empty, is `.` or `..`, or has a lone surrogate
 */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new TypeError(`The path ${path} needs a value for "${name}": pass params: { ${name}: … }.`);
    }
    // URL parsers read "%2E%2E" as ".." too, so encoding cannot make such a segment safe.
    if (value === '.' || value === '..') {
      throw new TypeError(
        `The path ${path} cannot take "${value}" as its "${name}": a segment of dots climbs.`,
      );
    }
    if (!String(value).isWellFormed()) {
      throw new TypeError(
        `The path ${path} cannot take half of a surrogate pair in its "${name}": no URL can.`,
      );
    }
    return encodeURIComponent(value);
  });
}

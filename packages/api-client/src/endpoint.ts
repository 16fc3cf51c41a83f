import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A schema whose output is `Value`. */
export type Schema<Value = unknown> = z.ZodMiniType<Value>;

/** The names of the `{…}` places in a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

/**
 * One documented call as a value. The client's request, the query key, the mutation's name, the mock's route, the
 * words said after it and the OpenAPI document are all derived from it.
 */
export interface Endpoint<
  Name extends string = string,
  Path extends string = string,
  Body = unknown,
  Result = unknown,
> {
  /** `group.verb`: also the mutation key and the row in an app's table of outcomes. */
  name: Name;
  method: Method;
  /** Relative to the API's base, with `{name}` where a parameter goes. */
  path: Path;
  /** One sentence for the OpenAPI document. */
  summary: string;
  /** What is sent. No schema: no body. */
  body?: Schema<Body>;
  /**
   * What a good answer holds. No schema: any 2xx is a success, whatever its body, and the result is `undefined`.
   */
  result?: Schema<Result>;
  /**
   * Answers the same to everyone, so that its answer outlives the session that asked.
   * @default false
   */
  forEveryone?: boolean;
  /**
   * Decides who is signed in, so that its answer counts in whatever session it comes: the cookie it brings does too.
   * @default false
   */
  changesSession?: boolean;
}

export type AnyEndpoint = Endpoint;

/** What it takes to make a call: an endpoint, or as much of one as is needed before its schema has been fetched. */
export interface Call extends Pick<Endpoint, 'name' | 'method' | 'path' | 'forEveryone' | 'changesSession'> {
  /** What a good answer holds, or the way to get it. */
  result?: Schema | (() => Promise<Schema>);
}

export type BodyOf<E> = E extends { body: Schema<infer Body> }
  ? Body
  : E extends { sends: infer Body }
    ? Body
    : undefined;
export type ResultOf<E> = E extends { result: Schema<infer Result> | (() => Promise<Schema<infer Result>>) }
  ? Result
  : undefined;

/**
 * Declares what a page needs to make a call: an endpoint without its schemas, of which the result's is fetched with the
 * first good answer. `Body` is what is sent.
 */
export const call =
  <Body = undefined>() =>
  <const Name extends string, const Path extends string, const Rest extends Omit<Call, 'name' | 'path'>>(
    definition: { name: Name; path: Path } & Rest,
  ) =>
    definition as { name: Name; path: Path; sends: Body } & Rest;

/** Declares an endpoint, keeping its literal name and path. */
export function endpoint<
  const Name extends string,
  const Path extends string,
  const Rest extends Omit<Endpoint, 'name' | 'path'>,
>(definition: { name: Name; path: Path } & Rest): { name: Name; path: Path } & Rest {
  return definition;
}

/** Fills a path's places, each encoded so that a value stays within its own segment. */
export function fillPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new TypeError(`The path ${path} needs a value for "${name}": pass params: { ${name}: … }.`);
    }
    // URL parsers read "%2E%2E" as ".." too: no encoding keeps such a segment from climbing.
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

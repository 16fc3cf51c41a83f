import type { AnyEndpoint, BodyOf } from '@product/api-client';
import { nestingOf } from './nesting';
import { obey, refuse } from './refusal';

/** No call means anything deeper, and whoever writes it down again takes minutes over it. */
const MAX_NESTING = 100;

/** Reads a request's body by its endpoint's schema, or refuses with 400. */
export function obeyBody<E extends AnyEndpoint>(endpoint: E, text: string): BodyOf<E> {
  return (endpoint.body ? obey(endpoint.body, parseJson(text)) : undefined) as BodyOf<E>;
}

/** Reads a request's text as JSON, or refuses with 400. */
export function parseJson(text: string): unknown {
  if (nestingOf(text) > MAX_NESTING) throw refuse(400, 'The body is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw refuse(400, 'The body is not JSON.');
  }
}

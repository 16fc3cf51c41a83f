import { nestingOf } from './nesting';
import { HttpError } from './http-error';

/** No request needs deeper nesting, and serialising such a value again takes minutes. */
const MAX_NESTING = 100;

/** Parses a request's text as JSON. Throws a 400 if it is malformed or nested too deeply. */
export function parseJson(text: string): unknown {
  if (nestingOf(text) > MAX_NESTING) throw new HttpError(400, 'The body is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The body is not JSON.');
  }
}

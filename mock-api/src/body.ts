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

export function nestingOf(json: string): number {
  let depth = 0;
  let maxDepth = 0;
  let inString = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '[' || character === '{') maxDepth = Math.max(maxDepth, (depth += 1));
    else if (character === ']' || character === '}') depth -= 1;
  }
  return maxDepth;
}

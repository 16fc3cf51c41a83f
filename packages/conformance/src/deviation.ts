import type { AnyEndpoint } from '@product/api-client';
import type { Answer } from './browser';
import { expectRefusal, expectSchema, show } from './expectations';
import { resultNameOf } from './open-api';
import { Failure } from './verdicts';

const NOT_MODIFIED = 304;

/** Describes in which way a single response deviates from the document. `undefined` if it does not. */
export function findDeviation(
  endpoint: AnyEndpoint,
  response: Pick<Answer, 'status' | 'contentType' | 'text'>,
): string | undefined {
  const { method, path: url, result } = endpoint;
  const request = { method, url, headers: {}, body: undefined };
  const answer: Answer = { request, headers: new Headers(), ...response };
  const { status } = answer;
  try {
    if (status === NOT_MODIFIED) return undefined;
    if (status >= 400) expectRefusal(answer, { status, otherwise: 'failed' });
    else if (status >= 300) throw new Failure('2xx, 4xx or 5xx', show(answer));
    // A call without a result may answer anything.
    else if (result) expectSchema(resultNameOf(endpoint), answer);
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
}

import { createApiClient } from './client';
import { createSession } from './session/session';

type Answer = (request: Request) => Response | Promise<Response>;

/** A client that records its requests and answers each with `answer`. */
export function clientAnswering(answer: Answer, baseUrl = 'https://api.example') {
  const requests: Request[] = [];
  const client = createApiClient({
    baseUrl,
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { client, requests };
}

/** Does not respond, and rejects on the caller's abort as the platform's fetch does. */
export const hang: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A session client over a table of responses with keys such as `GET /api/user`. `calls` lists the calls in order. */
export function sessionAnswering(answers: Record<string, Answer>) {
  const calls: string[] = [];
  const { client } = clientAnswering((request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    const answer = answers[call];
    if (!answer) throw new Error(`Nothing answers ${call}.`);
    return answer(request);
  });
  return { api: createSession(client), calls };
}

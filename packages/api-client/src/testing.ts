import { createApiClient } from './client';
import { createSessionClient } from './session/session-client';

type Answer = (request: Request) => Response | Promise<Response>;

/** A client whose every request is kept and answered by `answer`. */
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

/** Never answers, and ends with the caller's abort as the platform's fetch does. */
export const hang: Answer = ({ signal }) =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** A session's client over a table of answers such as `GET /api/user`; `asked` lists the calls made, in order. */
export function sessionAnswering(answers: Record<string, Answer>) {
  const asked: string[] = [];
  const { client } = clientAnswering((request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    asked.push(call);
    const answer = answers[call];
    if (!answer) throw new Error(`Nothing answers ${call}.`);
    return answer(request);
  });
  return { api: createSessionClient(client), asked };
}

import autocannon from 'autocannon';
import type { Request } from 'autocannon';
import { logIn, ORDER } from './servers.ts';

const PEOPLE = 20;
const RATE = 500;
const WARM_UP_SECONDS = 15;

/**
 * Runs 20 concurrent users at a steady rate. Each has a cookie of its own and sends a new prompt every time.
 */
export async function soak(
  { address, ask }: { address: string; ask: (question: string) => Promise<number> },
  seconds: number,
) {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, index) => register(address, index)));
  await ask('endow');
  const answers = { own: 0, other: 0 };
  const run = (duration: number) => {
    const waiting = [...people];
    return autocannon({
      url: address,
      connections: PEOPLE,
      overallRate: RATE,
      duration,
      setupClient: (client) => client.setRequests(callsOf(waiting.pop(), answers)),
    });
  };
  await run(WARM_UP_SECONDS);
  const before = await ask('rss');
  const { requests, latency, non2xx, errors } = await run(seconds);
  const growth = ((await ask('rss')) - before) / 1e6;
  return { ...answers, rate: requests.average, p99: latency.p99, failed: non2xx + errors, growth };
}

async function register(address: string, index: number) {
  const username = `person${index}`;
  const passwords = { password: 'password', confirmPassword: 'password' };
  const cookie = await logIn(
    address,
    { username, email: `${username}@example.com`, ...passwords },
    'register',
  );
  return { username, cookie };
}

let prompts = 0;

/** The requests of one user, in turn. Counts whether `/api/user` returns that user or another one. */
function callsOf(
  person: { username: string; cookie: string } | undefined,
  answers: { own: number; other: number },
): Request[] {
  const headers = { cookie: person?.cookie ?? '' };
  return [
    {
      path: '/api/user',
      headers,
      onResponse(_, body) {
        answers[JSON.parse(body).username === person?.username ? 'own' : 'other'] += 1;
      },
    },
    { path: '/api/gallery', headers },
    { path: '/api/creations', headers },
    {
      path: '/api/generate',
      method: 'POST',
      headers,
      setupRequest: (request) => ({
        ...request,
        body: JSON.stringify({ ...ORDER, prompt: `Prompt ${(prompts += 1)}` }),
      }),
    },
  ];
}

import { fetchWithCookies } from '@product/api-client/node';
import { REFUSALS, type Refusal } from '@product/api-client/contract';
import { createFetch, createWorld, NO_LATENCY } from 'mock-api';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { AskedServer } from './asker';
import { DAYS, QUESTIONS, REFUSED } from './questions';
import { startBackEnd, type BackEnd } from './server';

const MEDIA = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

function askMock(): AskedServer {
  const world = createWorld({ latency: NO_LATENCY, render: async () => MEDIA });
  const browse = () => createFetch(world, { as: null });
  const form = new URLSearchParams({ action: 'pay', card: '4242 4242 4242 4242', creditTime: 'now' });
  return {
    baseUrl: 'http://localhost',
    browse,
    pay: (address) => browse()(address, { method: 'POST', body: form }),
  };
}

const askBackEnd = ({ address }: BackEnd): AskedServer => ({
  baseUrl: address,
  browse: () => fetchWithCookies(),
  // To open the address is to pay.
  pay: (address) => fetch(address, { redirect: 'manual' }),
});

const servers: Record<string, AskedServer> = {};
let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd();
  servers['the mock'] = askMock();
  servers['tests/back-end'] = askBackEnd(backEnd);
});
afterAll(() => backEnd.close());

/** The same question to each server. */
async function askAll(ask: (server: AskedServer) => Promise<unknown>): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  for (const [name, server] of Object.entries(servers)) answers[name] = await ask(server);
  return answers;
}

const fromAll = (expected: unknown) =>
  Object.fromEntries(Object.keys(servers).map((name) => [name, expected]));

const refusals = Object.entries(REFUSALS).flatMap(([name, cases]) =>
  Object.entries<Refusal>(cases).map(([refusalCase, { status, when }]) => ({
    name: `${name}.${refusalCase}`,
    ask: (REFUSED as Record<string, Record<string, (typeof QUESTIONS)[number]['ask']>>)[name]![refusalCase]!,
    status,
    when,
  })),
);

test.each(refusals)('$name: $when $status, with a message', async ({ ask, status }) => {
  const expected = { status, body: { message: expect.stringMatching(/\S/) } };
  expect(await askAll(ask)).toEqual(fromAll(expected));
});

test.each(QUESTIONS)('$name', async ({ ask, expected }) => {
  expect(await askAll(ask)).toEqual(fromAll(expected));
});

test('a day of the trial is one of UTC, and the trial ends to the second', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const answers = await askAll((server) => {
    vi.setSystemTime(DAYS.evening);
    return DAYS.ask(server, (to) => vi.setSystemTime(to));
  });
  expect(answers).toEqual(fromAll(DAYS.expected));
});

test('at least fifty questions are asked', () => {
  expect(refusals.length + QUESTIONS.length).toBeGreaterThanOrEqual(50);
});

import { expect, test } from 'vitest';
import { is, tryMock, withJson, type Fault } from './testing-conformance';

/** Ends the user's earlier sessions with each login, as servers do that allow one for each user. */
const oneSession: Fault = async (request, next, { state }) => {
  const before = Object.keys(state.sessions);
  const response = await next();
  if (!is(request, 'POST /api/login') || !response.ok) return response;
  const added = Object.keys(state.sessions).find((token) => !before.includes(token)) ?? '';
  for (const token of before)
    if (state.sessions[token] === state.sessions[added]) delete state.sessions[token];
  return response;
};

test('on a server that allows one session for each user, users are logged in again', async () => {
  const { ids, report } = await tryMock({ fault: oneSession });
  expect(ids).toEqual([]);
  expect(report.skipped).toBeLessThan(20);
});

test('names of new accounts are letters and digits, at most 15, with the given email domain', async () => {
  const names: string[] = [];
  const domains = new Set<string>();
  await tryMock({
    emailDomain: 'test.example.org',
    only: ['session.register.answer', 'session.register.signs-in'],
    fault: async (request, next) => {
      const body = is(request, 'POST /api/register') ? await request.clone().json() : undefined;
      const response = await next();
      if (body && response.status === 201) {
        names.push(body.username);
        domains.add(body.email.split('@')[1]);
      }
      return response;
    },
  });
  expect(names).toHaveLength(2);
  expect(names.filter((name) => !/^[a-z][a-z\d]{0,14}$/.test(name))).toEqual([]);
  expect([...domains]).toEqual(['test.example.org']);
});

test('an id that no address can have fails rules, and ends neither the run nor the tidying', async () => {
  const { ids, report } = await tryMock({
    only: ['creations.save', 'checkout.buyTokens'],
    fault: async (request, next) => {
      const response = await next();
      if (!is(request, 'GET /api/creations') || !response.ok) return response;
      const list: object[] = await response.json();
      return withJson(
        response,
        list.map((item) => ({ ...item, id: '..' })),
      );
    },
  });
  expect(ids).toContain('creations.save.listed');
  expect(report.results.at(-1)?.id).toMatch(/^checkout\./);
  expect(report.leftBehind).toContainEqual(expect.stringMatching(/^creations whose title begins with/));
});

test('only the rules that match a pattern are tried', async () => {
  const { report } = await tryMock({ only: ['session.login', 'cache'] });
  expect(report.results.map(({ id }) => id)).toContain('session.user.not-cached');
  const others = report.results.filter(
    ({ id, kind }) => !id.startsWith('session.login.') && kind !== 'cache',
  );
  expect(others).toEqual([]);
});

test('an interrupted run has deleted what it saved, and says how far it came', async () => {
  const controller = new AbortController();
  const { report, world } = await tryMock({
    only: ['session.login', 'creations.save'],
    signal: controller.signal,
    fault: async (request, next) => {
      const response = await next();
      if (is(request, 'POST /api/creations') && response.ok) controller.abort();
      return response;
    },
  });
  expect(report.error).toMatch(/^interrupted: \d+ of \d+ rules were tried$/);
  expect(report.results.length).toBeGreaterThan(2);
  expect(world.state.creations.filter(({ title }) => title.startsWith('conformance-'))).toEqual([]);
});

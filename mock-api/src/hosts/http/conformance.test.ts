import { createOpenApiDocument } from '@product/api-client/openapi';
import { CredentialsError, runConformance, type ConformanceOptions } from '@product/conformance';
import { expect, test } from 'vitest';
import { manualClock } from '../../clock';
import { aBlankJpeg } from '../../testing';
import { createWorld } from '../../world';
import { openServer } from './testing';

/** An app on the server's site, on another port. */
const APP = 'http://localhost:5173';

interface Call {
  /** `GET /api/user` */
  call: string;
  status: number;
}

/** Runs the rules against the mock. */
async function tryMock(options: Partial<ConformanceOptions> = {}, crowd = 0) {
  const { address, world } = await openServer({}, { clock: manualClock(), render: aBlankJpeg });
  if (crowd > 0) world.state.crowd = crowd;
  const calls: Call[] = [];
  const report = await runConformance({
    baseUrl: address,
    allowGenerate: true,
    fetch: async (request) => {
      const response = await fetch(request);
      calls.push({ call: `${request.method} ${new URL(request.url).pathname}`, status: response.status });
      return response;
    },
    ...options,
  });
  const skipped = report.results.filter(({ outcome }) => outcome === 'skipped');
  return { report, world, calls, skipped };
}

/** The documented refusals, as `404 delete /api/creations/{id}`. */
async function documentedRefusals() {
  const { paths } = await createOpenApiDocument();
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, call]) => {
      const { responses } = call as { responses: object };
      return Object.keys(responses).flatMap((status) =>
        /^\d+$/.test(status) ? `${status} ${method} ${path}` : [],
      );
    }),
  );
}

test('the mock keeps every rule, no check is skipped, and the refusals are those documented', async () => {
  const { report, world, calls } = await tryMock({ origin: APP });
  expect(report).toMatchObject({ failed: 0, warned: 0, skipped: 0 });
  expect(report.passed).toBeGreaterThan(50);
  expect(world.state.creations.filter(({ title }) => /conformance|~q/.test(title))).toEqual([]);
  const seeded = createWorld({ clock: manualClock() }).state.accounts.length;
  const registered = world.state.accounts.slice(seeded);
  expect(report.leftBehind).toEqual([
    ...registered.map(({ username }) => `the account ${username}`),
    '10 unpaid checkouts',
  ]);
  // HEAD is not in the document, and is answered as GET.
  const refused = calls.filter(
    ({ call, status }) => status >= 400 && status !== 405 && !call.startsWith('HEAD'),
  );
  const seen = refused.map(({ call, status }) => {
    const [method = '', path = ''] = call.split(' ');
    return `${status} ${method.toLowerCase()} ${path.replace(/(\/creations\/).+/, '$1{id}')}`;
  });
  expect([...new Set(seen)].toSorted()).toEqual((await documentedRefusals()).toSorted());
});

test('a gallery of ten thousand is read whole a few times only, and nothing is generated unless it is allowed', async () => {
  const { report, world, calls } = await tryMock({ allowGenerate: false }, 10_000);
  expect(report).toMatchObject({ failed: 0, warned: 0 });
  expect(calls.filter(({ call }) => call === 'GET /api/gallery').length).toBeLessThan(60);
  const ofGeneration = report.results.filter(({ id }) => id.startsWith('generation.create.'));
  expect(ofGeneration.map(({ outcome }) => outcome)).toEqual(ofGeneration.map(() => 'skipped'));
  expect(world.requests('generation.create')).toEqual([]);
});

test('a read-only run creates nothing', async () => {
  const { report, world } = await tryMock({ readOnly: true });
  expect(report.failed).toBe(0);
  expect(report.leftBehind).toEqual([]);
  expect(world.state).toEqual(createWorld({ clock: manualClock() }).state);
});

test('a read-only run sends nothing that a server without sessions would keep or lose', async () => {
  const { calls } = await tryMock({
    readOnly: true,
    accounts: [{ username: 'demo', password: 'password' }],
  });
  const harmless = /^(GET|HEAD|OPTIONS) |^(POST \/api\/log(in|out)|PUT \/api\/user\/language)$/;
  expect(
    [...new Set(calls.map(({ call }) => call))].filter((call) => !harmless.test(call)).toSorted(),
  ).toEqual(['DELETE /api/creations/2147483647', 'PUT /api/creations/2147483647']);
});

test('with two given accounts no account is registered, and a balance is charged', async () => {
  const accounts = ['demo', 'subscriber'].map((username) => ({ username, password: 'password' }));
  const { report, world, skipped } = await tryMock({ accounts, origin: APP });
  expect(report.failed).toBe(0);
  expect(report.leftBehind).toEqual(['10 unpaid checkouts']);
  expect(world.requests('session.register')).toEqual([]);
  expect(world.state.accounts.find(({ username }) => username === 'demo')).toMatchObject({
    tokens: 115,
    language: 'en',
  });
  const reasons = new Set(skipped.map((result) => ('reason' in result ? result.reason : '')));
  expect([...reasons]).toEqual([
    'no account is registered when one is given',
    'the account has access; a new account without tokens can try it',
    'the account can pay; a new account without tokens can try it',
  ]);
});

test('with one account, ownership cannot be checked', async () => {
  const { report, skipped } = await tryMock({
    accounts: [{ username: 'demo@example.com', password: 'password' }],
  });
  expect(report.failed).toBe(0);
  expect(
    skipped.filter((result) => 'reason' in result && /second/.test(result.reason)).map(({ id }) => id),
  ).toEqual(
    expect.arrayContaining([
      'creations.list.only-own',
      'creations.save.for-another',
      'creations.update.of-another',
      'creations.delete.of-another',
    ]),
  );
});

test.each([[{ username: 'demo', password: 'wrong' }], [{ username: 'nobody', password: 'password' }]])(
  'a given account that cannot log in ends the run: %j',
  async (account) => {
    await expect(tryMock({ accounts: [account] })).rejects.toThrow(CredentialsError);
    await expect(tryMock({ accounts: [account] })).rejects.toThrow(
      `${account.username} could not log in: 401 `,
    );
  },
);

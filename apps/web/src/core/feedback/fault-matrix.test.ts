// @vitest-environment happy-dom
import { ApiError, ContractError, safeMediaUrl } from '@product/api-client';
import { faultMenu, type FaultId } from 'mock-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cases, leftOut, type FaultCase } from '../../testing/fault-matrix/cases';
import { logIn, openControl } from '../../testing/fault-matrix/controls';
import {
  variantsOf,
  expectedOutcome,
  type ExpectedOutcome,
} from '../../testing/fault-matrix/expected-outcome';
import { expectedToasts } from '../../testing/fault-matrix/expected-toasts';
import type { Control } from '../../testing/fault-matrix/control';
import type { Harness } from '../../testing/fault-matrix/harness';
import { toErrorReport } from '../../reporting/to-error-report';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const GOOD: ExpectedOutcome = { ends: 'well' };
const AN_HOUR_MS = 3_600_000;

/** Faults after which the user logs in again before the next attempt. */
const ENDS_SESSION: readonly FaultId[] = ['F39', 'F40'];

/** Further expectations about the data, for faults that leave some. */
const SHOWN: Partial<Record<FaultId, (data: unknown) => void>> = {
  F22: (data) => {
    expect(JSON.stringify(data) ?? '').not.toMatch(/never sent|rollout|polluted/);
    expect({}).not.toHaveProperty('polluted');
  },
  F24: (data) => {
    if (data && typeof data === 'object' && 'tokens' in data) expect(data.tokens).toBe(0);
  },
  F25: (data) => expect(data).toHaveLength(100_000),
  F27: (data) => {
    const ids = Array.isArray(data) ? data.map(({ id }) => id) : [];
    expect(ids.filter((id) => !String(id).startsWith('../'))).toEqual([]);
  },
  F32: (data) => {
    const addresses = Array.isArray(data) ? data.map(({ imageUrl }) => safeMediaUrl(imageUrl)) : [];
    expect(addresses.filter((address) => address !== undefined)).toEqual([]);
  },
};

function expectToasts(harness: Harness, outcome: ExpectedOutcome, endpoint: FaultCase['endpoint']) {
  const failures = harness.toasts.filter((text) => /^(?:destructive|warning)/.test(text));
  const expected = expectedToasts(outcome, endpoint);
  if (outcome.ends === 'well' && expected.length === 0) expect(failures).toEqual([]);
  else expect(harness.toasts).toEqual(expected);
  harness.toasts.length = 0;
}

function expectEnd(control: Control, outcome: ExpectedOutcome, id: FaultId) {
  const { pending, error, data } = control.state();
  expect(pending).toBe(false);
  if (outcome.ends === 'badly') {
    expect(error?.name).toMatch(/^(Api|Network|Contract)Error$/);
    if (outcome.message !== undefined) expect(error?.message).toBe(outcome.message);
    return;
  }
  expect(error).toBeNull();
  if (outcome.ends === 'signedOut') expect(data).toBeNull();
  else if (outcome !== GOOD) SHOWN[id]?.(data);
}

const isServerError = (error: unknown) =>
  error instanceof ContractError || (error instanceof ApiError && error.status >= 500);

/** Only faults of the server are reported, and reports contain no data of the world's users. */
function expectReports({ reported, world }: Harness, { state }: Control, endpoint: FaultCase['endpoint']) {
  const { error } = state();
  const reports = reported.splice(0);
  expect(reports.filter((report) => !isServerError(report.error))).toEqual([]);
  const own = reports.filter(({ context }) => context.where === `call ${endpoint}`);
  expect(own.map((report) => report.error)).toEqual(isServerError(error) ? [error] : []);
  const page = { page: '/', release: 'index.js', base: 'http://localhost/' };
  const sent = JSON.stringify(reports.map((report) => toErrorReport(report.error, report.context, page)));
  const { accounts, creations } = world.state;
  const texts = [
    ...accounts.flatMap(({ email, username }) => [email, username]),
    ...creations.flatMap(({ title, prompt, imageUrl }) => [title, prompt, imageUrl]),
  ];
  expect(texts.filter((text) => sent.includes(text))).toEqual([]);
}

async function runCase({ fault: { id }, endpoint }: FaultCase, variant: number) {
  const { harness, control } = await openControl(endpoint);
  const callCount = () => harness.world.requests(endpoint).length;
  const outcome = expectedOutcome(id, endpoint, variant);
  const { presses = 1 } = outcome;
  harness.world.override({ verb: 'fault', id, variant, ...(id !== 'F48' && { endpoint }) });

  for (let press = 1; press <= presses; press += 1) {
    await control.press();
    await expectPending(harness, control, outcome);
    await harness.rest();
    expect(callCount()).toBe(press);
    expectEnd(control, outcome, id);
    expectToasts(harness, outcome, endpoint);
    expectReports(harness, control, endpoint);
  }

  // A fault that lasts a number of calls ends by itself.
  if (presses === 1) harness.world.faults.clear();
  if (ENDS_SESSION.includes(id)) await signInAgain(harness);
  // A login refetches a list on the screen.
  await harness.rest();
  const before = callCount();
  await control.press();
  await harness.rest();
  expect(callCount()).toBe(before + 1);
  expectEnd(control, GOOD, id);
  expectToasts(harness, GOOD, endpoint);
}

/** No toast appears while an answer is delayed; a call without an answer stays pending until the fault is cleared. */
async function expectPending(harness: Harness, control: Control, { waitsMs }: ExpectedOutcome) {
  if (waitsMs === undefined) return;
  const isWaiting = async () => {
    await harness.watch();
    expect(control.state().pending).toBe(true);
    expect(harness.toasts).toEqual([]);
  };
  await isWaiting();
  if (waitsMs < Infinity) return harness.pass(waitsMs);
  await harness.pass(AN_HOUR_MS);
  await isWaiting();
  harness.world.faults.clear();
}

async function signInAgain(harness: Harness) {
  const form = await logIn(harness);
  await form.press();
  await harness.rest();
  harness.toasts.length = 0;
}

test.each(cases.map((faultCase) => ({ name: `${faultCase.fault.id} ${faultCase.endpoint}`, faultCase })))(
  '$name',
  { tags: ['req:failures.every-fault'] },
  async ({ faultCase }) => {
    const variants = variantsOf(faultCase.fault.id, faultCase.endpoint, faultCase.fault.variants);
    for (let variant = 1; variant <= variants; variant += 1) await runCase(faultCase, variant);
    expect(console.error).not.toHaveBeenCalled();
  },
);

test(`${cases.length} of ${cases.length + leftOut.length} cases apply, and the others have a reason`, () => {
  expect(cases.length).toBeGreaterThanOrEqual(420);
  expect(leftOut.filter(({ reason }) => reason === '')).toEqual([]);
});

/** The faults that no documented call can show, and the test files that cover them, which contain the fault's id. */
const COVERED_ELSEWHERE: Partial<Record<FaultId, string>> = {
  F30: 'mock-api/src/faults/media-faults.test.ts',
  F31: 'mock-api/src/faults/media-faults.test.ts',
  F33: 'mock-api/src/faults/media-faults.test.ts',
  F34: 'mock-api/src/hosts/http/fault-routes.test.ts',
  F47: 'apps/web/src/i18n/create-i18n.test.ts',
};

const tests = import.meta.glob<string>(
  ['/mock-api/src/{faults,hosts}/**/*.test.ts', '/apps/web/src/i18n/*.test.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

test.each(faultMenu)('$id has a case, or a test of its own', ({ id }) => {
  const own = COVERED_ELSEWHERE[id];
  const isCovered =
    own === undefined ? cases.some(({ fault }) => fault.id === id) : tests[`/${own}`]?.includes(id);
  expect(isCovered).toBe(true);
});

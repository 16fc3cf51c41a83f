// @vitest-environment happy-dom
import { safeMediaUrl } from '@product/api-client';
import { faultMenu, type FaultId } from 'mock-api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cells, leftOut, type Cell } from '../../testing/fault-matrix/cells';
import { logIn, openControl } from '../../testing/fault-matrix/controls';
import { variantsOf, verdictOf, type Verdict } from '../../testing/fault-matrix/oracle';
import { toastsOf } from '../../testing/fault-matrix/words';
import type { Control } from '../../testing/fault-matrix/control';
import type { Stage } from '../../testing/fault-matrix/stage';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const GOOD: Verdict = { ends: 'well' };
const AN_HOUR_MS = 3_600_000;

/** Faults after which the user logs in again before the next attempt. */
const TAKES_SESSION: readonly FaultId[] = ['F39', 'F40'];

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

function expectToasts(stage: Stage, verdict: Verdict, endpoint: Cell['endpoint']) {
  const failures = stage.said.filter((text) => text.startsWith('destructive'));
  const expected = toastsOf(verdict, endpoint);
  if (verdict.ends === 'well' && expected.length === 0) expect(failures).toEqual([]);
  else expect(stage.said).toEqual(expected);
  stage.said.length = 0;
}

function expectEnd(control: Control, verdict: Verdict, id: FaultId) {
  const { pending, error, data } = control.look();
  expect(pending).toBe(false);
  if (verdict.ends === 'badly') {
    expect(error?.name).toMatch(/^(Api|Network|Contract)Error$/);
    if (verdict.message !== undefined) expect(error?.message).toBe(verdict.message);
    return;
  }
  expect(error).toBeNull();
  if (verdict.ends === 'signedOut') expect(data).toBeNull();
  else if (verdict !== GOOD) SHOWN[id]?.(data);
}

async function play({ fault: { id }, endpoint }: Cell, variant: number) {
  const { stage, control } = await openControl(endpoint);
  const asked = () => stage.world.requests(endpoint).length;
  const verdict = verdictOf(id, endpoint, variant);
  const { presses = 1 } = verdict;
  stage.world.override({ verb: 'fault', id, variant, ...(id !== 'F48' && { endpoint }) });

  for (let press = 1; press <= presses; press += 1) {
    await control.press();
    await outlast(stage, control, verdict);
    await stage.rest();
    expect(asked()).toBe(press);
    expectEnd(control, verdict, id);
    expectToasts(stage, verdict, endpoint);
  }

  // A fault that lasts a number of calls ends by itself.
  if (presses === 1) stage.world.faults.clear();
  if (TAKES_SESSION.includes(id)) await signInAgain(stage);
  await control.press();
  await stage.rest();
  expect(asked()).toBe(presses + 1);
  expectEnd(control, GOOD, id);
  expectToasts(stage, GOOD, endpoint);
}

/** No toast appears while an answer is delayed; a call without an answer stays pending until the fault is cleared. */
async function outlast(stage: Stage, control: Control, { waitsMs }: Verdict) {
  if (waitsMs === undefined) return;
  const isWaiting = async () => {
    await stage.watch();
    expect(control.look().pending).toBe(true);
    expect(stage.said).toEqual([]);
  };
  await isWaiting();
  if (waitsMs < Infinity) return stage.pass(waitsMs);
  await stage.pass(AN_HOUR_MS);
  await isWaiting();
  stage.world.faults.clear();
}

async function signInAgain(stage: Stage) {
  const form = await logIn(stage);
  await form.press();
  await stage.rest();
  stage.said.length = 0;
}

test.each(cells.map((cell) => ({ name: `${cell.fault.id} ${cell.endpoint}`, cell })))(
  '$name',
  { tags: ['req:failures.every-fault'] },
  async ({ cell }) => {
    const variants = variantsOf(cell.fault.id, cell.endpoint, cell.fault.variants);
    for (let variant = 1; variant <= variants; variant += 1) await play(cell, variant);
    expect(console.error).not.toHaveBeenCalled();
  },
);

test(`${cells.length} of ${cells.length + leftOut.length} cells make sense, and the others have a reason`, () => {
  expect(cells.length).toBeGreaterThanOrEqual(420);
  expect(leftOut.filter(({ reason }) => reason === '')).toEqual([]);
});

/** The faults that no documented call can show, and the test files that cover them, which contain the fault's id. */
const PROVEN_ELSEWHERE: Partial<Record<FaultId, string>> = {
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

test.each(faultMenu)('$id has a cell, or a test of its own', ({ id }) => {
  const own = PROVEN_ELSEWHERE[id];
  const isProven =
    own === undefined ? cells.some(({ fault }) => fault.id === id) : tests[`/${own}`]?.includes(id);
  expect(isProven).toBe(true);
});

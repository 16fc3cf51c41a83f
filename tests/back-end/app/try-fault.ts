import type { EndpointName, FaultId } from 'mock-api';
import { TEXT } from '../rules';
import {
  expectedOutcome,
  type ExpectedOutcome,
} from '../../../apps/web/src/testing/fault-matrix/expected-outcome';
import { expectedToasts } from '../../../apps/web/src/testing/fault-matrix/expected-toasts';
import { expect, type Page } from '../../../apps/web/e2e/fixtures';
import type { Place } from './places';
import type { Visit } from './visit';

/** Faults after which the app has no user. */
const SIGNS_OUT: readonly FaultId[] = ['F07', 'F39'];

/** Makes a call with a fault, and expects what the unit tests' matrix expects. */
export async function tryFault(visit: Visit, place: Place, id: FaultId) {
  const { endpoint } = place;
  const { page, world, clock } = visit;
  const outcome = outcomeOf(id, endpoint);
  if (!visit.isOpen) await place.open(visit);
  world.override({ verb: 'fault', id, variant: 1, ...(id !== 'F48' && { endpoint }) });
  for (let press = outcome.presses ?? 1; press > 0; press -= 1) {
    const calls = world.requests(endpoint).length;
    await place.press(visit);
    // Offline, a page may not come to its own call.
    if (id !== 'F48')
      await expect.poll(() => world.requests(endpoint).length, { intervals: [10] }).toBeGreaterThan(calls);
    if (outcome.waitsMs !== undefined) {
      await expect(page.locator('[data-ui=toast]')).toHaveCount(0);
      if (outcome.waitsMs < Infinity) clock.advance(outcome.waitsMs);
      else world.faults.clear();
    }
    if (outcome.ends === 'well') await place.done(visit);
    else {
      await expectToasts(page, expectedToasts(outcome, endpoint));
      if (!SIGNS_OUT.includes(id)) await place.kept(visit);
    }
  }
  world.faults.clear();
  visit.isOpen = outcome.ends === 'badly' && !SIGNS_OUT.includes(id);
}

/** A session that is lost is refused by the back end, with its own words. */
function outcomeOf(id: FaultId, endpoint: EndpointName): ExpectedOutcome {
  const outcome = expectedOutcome(id, endpoint, 1);
  return id === 'F39' && outcome.ends === 'badly' ? { ...outcome, words: TEXT.signedOut } : outcome;
}

async function expectToasts(page: Page, expected: readonly string[]) {
  // Of two the later one is on top.
  for (const text of expected.slice(-1)) {
    const [, title = '', words = ''] = /^\w+ (.*?): (.*)$/.exec(text) ?? [];
    const toast = page.locator('[data-ui=toast]').filter({ hasText: title }).filter({ hasText: words });
    await toast.first().waitFor();
  }
  // The next one may have the same text.
  await page.evaluate(() => {
    for (const close of document.querySelectorAll<HTMLElement>('[data-ui=toast-close]')) close.click();
  });
  await expect(page.locator('[data-ui=toast]')).toHaveCount(0);
}

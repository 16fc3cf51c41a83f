import { card, expect, test } from '../../apps/web/e2e/fixtures';
import { cases } from '../../apps/web/src/testing/fault-matrix/cases';
import { PLACES, save } from './app/places';
import { tryFault } from './app/try-fault';
import { openVisit, type Visit } from './app/visit';

/** The proxy has no accounts to switch to. */
const apply = cases.filter(({ fault }) => fault.id !== 'F40');

/** In the gate each fault is tried at one of its calls; `EVERY_CELL=1` tries it at all. */
const tried = process.env['EVERY_CELL']
  ? apply
  : [...Map.groupBy(apply, ({ fault }) => fault.id).values()].map(
      (calls, turn) => calls[turn % calls.length]!,
    );

let visit: Visit;
test.beforeEach(async ({ page }) => void (visit = await openVisit(page)));
test.afterEach(() => visit.close());

/** The unit tests' matrix of faults, in the production build, with this back end behind the mock's proxy. */
for (const place of PLACES) {
  test(`the app survives faults of ${place.endpoint}`, async () => {
    for (const { fault } of tried.filter(({ endpoint }) => endpoint === place.endpoint)) {
      await test.step(`${fault.id} ${fault.summary}`, () => tryFault(visit, place, fault.id));
    }
  });
}

test('a picture that is missing is said to be so, and one that is late or has wrong headers is shown', async () => {
  const { page, world, clock } = visit;
  for (const [index, id] of (['F30', 'F31', 'F33', 'F34'] as const).entries()) {
    const title = `Picture ${index}`;
    const address = `/api/media/${String(index).repeat(32)}.png`;
    await save(visit, title, address);
    world.override({ verb: 'fault', id, endpoint: 'mock.media' });
    const asked = page.waitForRequest(`**${address}*`);
    await visit.goto('/gallery');
    await asked;
    const picture = card(page, title);
    if (id === 'F30') await expect(picture.getByText('This picture cannot be shown')).toBeAttached();
    else
      await expect(async () => {
        clock.advance(10_000);
        await expect(picture.getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0, {
          timeout: 500,
        });
      }).toPass();
    world.faults.clear();
  }
});

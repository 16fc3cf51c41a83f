// Measures the frames of the built app while a queue runs with many results in the strip, and while both scroll. See
// README.md.
import { printFigures } from '@tooling/gate/figures.ts';
import { resetMock, withApp } from './lib/app.ts';
import { frames, framesDuring } from './lib/frames.ts';
import { runQueue } from './lib/walk.ts';

const QUEUE = 50;
const RESULTS = 200;
const SECONDS = 5;
const FRAME_MS = 50;
/** Wheel events, after which the direction changes. */
const WHEEL_STEPS = 20;

await withApp(async (page, address) => {
  await resetMock(page, address, 'subscriber');
  await page.goto(`${address}/generate`);
  for (let results = 0; results < RESULTS; results += QUEUE)
    await runQueue(page, `Kite ${results} of`, QUEUE);
  const scroll = async (place: string) => {
    const list = page.locator(place);
    await list.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await list.boundingBox())!;
    const at = { x: x + width / 2, y: y + height / 2 };
    const turned = (count: number) => (Math.floor(count / WHEEL_STEPS) % 2 === 0 ? 240 : -240);
    return frames(page, SECONDS, turned, at);
  };
  const measured = {
    [`a queue of ${QUEUE} runs`]: await framesDuring(page, () => runQueue(page, 'Boat', QUEUE)),
    'the strip scrolls': await scroll('[data-ui=result-strip] ul'),
    'the queue scrolls': await scroll('[data-ui=generation-queue] [role=region]'),
  };
  const results = await page.locator('[data-ui=result-strip] li').count();
  printFigures([
    { name: 'Results in the strip', value: results, unit: '', atLeast: RESULTS },
    ...Object.entries(measured).flatMap(([what, { task, draw, frame, p99 }]) => [
      { name: `Longest task while ${what}`, value: task, unit: 'ms', atMost: FRAME_MS },
      { name: `Longest draw while ${what}`, value: draw, unit: 'ms', atMost: FRAME_MS },
      { name: `Longest frame of ${FRAME_MS} ms or more while ${what}`, value: frame, unit: 'ms' },
      { name: `Frames while ${what}, 99th percentile`, value: p99, unit: 'ms' },
    ]),
  ]);
});

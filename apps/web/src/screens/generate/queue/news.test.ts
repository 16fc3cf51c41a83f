import { GENERATOR_DEFAULTS } from '@product/domain';
import type { QueueJob, QueueState } from '@product/studio/queue';
import { expect, test } from 'vitest';
import { queueNews } from './news';

/** A queue by the first letters of its states: `d` done, `f` failed, `r` running, `w` waiting. */
const queue = (states: string, pause?: QueueState['pause']): QueueState => ({
  jobs: Array.from(states, (letter, id) => ({
    id,
    set: 1,
    choices: { ...GENERATOR_DEFAULTS, prompt: `prompt ${id}` },
    state: ({ d: 'done', f: 'failed', r: 'running', w: 'waiting' } as Record<string, QueueJob['state']>)[
      letter
    ]!,
  })),
  budget: 9,
  isTrial: false,
  pause,
});
const kinds = (...states: string[]) =>
  states.slice(1).map((after, index) => queueNews(queue(states[index]!), queue(after))?.kind);

test('of eight, each quarter and the end are said, and nothing between', () => {
  const steps = [
    'rwwwwwww',
    'drwwwwww',
    'ddrwwwww',
    'dddrwwww',
    'ddddrwww',
    'dddddrww',
    'ddddddrw',
    'dddddddr',
  ];
  expect(kinds(...steps, 'dddddddd')).toEqual([
    undefined,
    'quarter',
    undefined,
    'quarter',
    undefined,
    'quarter',
    undefined,
    'end',
  ]);
});

test('of forty, a quarter is said four times at most', () => {
  const at = (done: number) =>
    'd'.repeat(done) + 'r'.repeat(done < 40 ? 1 : 0) + 'w'.repeat(Math.max(0, 39 - done));
  const said = kinds(...Array.from({ length: 41 }, (_, done) => at(done))).filter(Boolean);
  expect(said).toEqual(['quarter', 'quarter', 'quarter', 'end']);
});

test('a failure is said with its prompt', () => {
  expect(queueNews(queue('drwww'), queue('dfwww'))).toMatchObject({
    kind: 'failed',
    prompt: 'prompt 1',
    done: 1,
    failed: 1,
    total: 5,
  });
});

test('those that have failed are not counted as done, but they are a part of the whole', () => {
  expect(queueNews(queue('frww'), queue('fdww'))).toMatchObject({ kind: 'quarter', done: 1, failed: 1 });
  expect(queueNews(queue('ffr'), queue('fff'))).toMatchObject({ kind: 'end', done: 0, failed: 3, total: 3 });
});

test('a stop is said, unless the user has asked for it', () => {
  expect(queueNews(queue('drw'), queue('ddw', 'tokens'))?.kind).toBe('stopped');
  expect(queueNews(queue('drw', 'user'), queue('ddw', 'user'))?.kind).not.toBe('stopped');
});

test('nothing is said of what is added, removed or cleared', () => {
  expect(kinds('', 'www')).toEqual([undefined]);
  expect(kinds('rww', 'rw')).toEqual([undefined]);
  expect(kinds('ddd', '')).toEqual([undefined]);
});

import { expect, test } from 'vitest';
import { accept, judge, MACHINE_STORY } from './judge.ts';
import type { Baselines } from './baselines.ts';
import { gather } from './taken.ts';
import type { TakenPicture } from './take-picture.ts';

const baselines: Baselines = {
  browser: '1',
  allAcceptedAt: '2026-01-01T00:00:00.000Z',
  stories: {
    [MACHINE_STORY]: { light: 'm' },
    button: { light: 'b1', dark: 'b2' },
    card: { light: 'c1' },
  },
};

function taken(pictures: Record<string, string>, browser = '1') {
  const lines = Object.entries(pictures).map(([name, hash]): TakenPicture => {
    const [story = '', mode = ''] = name.split(' ');
    return { story, mode, hash, browser, file: `${story}.stories.tsx`, late: [], ms: 40 };
  });
  return gather(lines);
}

const SAME = {
  [`${MACHINE_STORY} light`]: 'm',
  'button light': 'b1',
  'button dark': 'b2',
  'card light': 'c1',
};

test('equal hashes are equal pictures', () => {
  expect(judge(baselines, taken(SAME), true)).toEqual({
    changed: {},
    added: [],
    orphaned: [],
    lostModes: [],
    isSameMachine: true,
  });
});

test('a picture that differs is named with its mode', () => {
  const { changed } = judge(baselines, taken({ ...SAME, 'button dark': 'other' }), true);
  expect(changed).toEqual({ button: ['dark'] });
});

test('a story or a mode without a baseline is added, not changed', () => {
  const { added, changed } = judge(baselines, taken({ ...SAME, 'new light': 'n', 'card phone': 'c2' }), true);
  expect(added.toSorted()).toEqual(['card', 'new']);
  expect(changed).toEqual({});
});

test('a baseline without a story is orphaned, in a run of all stories only', () => {
  const { 'card light': _, ...rest } = SAME;
  expect(judge(baselines, taken(rest), true).orphaned).toEqual(['card']);
  expect(judge(baselines, taken(rest), false).orphaned).toEqual([]);
});

test('a baseline of a mode that is no longer pictured is lost', () => {
  const { 'button dark': _, ...rest } = SAME;
  expect(judge(baselines, taken(rest), false).lostModes).toEqual(['button (dark)']);
});

test("another browser, or another picture of the machine's story, is another machine", () => {
  expect(judge(baselines, taken(SAME, '2'), true).isSameMachine).toBe(false);
  const other = taken({ ...SAME, [`${MACHINE_STORY} light`]: 'x' });
  expect(judge(baselines, other, true).isSameMachine).toBe(false);
});

test("a run of some stories is judged by the browser's version", () => {
  expect(judge(baselines, taken({ 'card light': 'c1' }), false).isSameMachine).toBe(true);
});

test('accepting some stories keeps the other baselines, accepting all drops the orphaned', () => {
  const some = taken({ 'card light': 'c9' });
  expect(accept(baselines, some, false).stories).toEqual({ ...baselines.stories, card: { light: 'c9' } });
  expect(accept(baselines, some, true).stories).toEqual({ card: { light: 'c9' } });
});

test('only a run of all stories accepts all pictures', () => {
  const some = taken({ 'card light': 'c9' });
  const now = '2026-02-02T00:00:00.000Z';
  expect(accept(baselines, some, false, now).allAcceptedAt).toBe(baselines.allAcceptedAt);
  expect(accept(baselines, some, true, now).allAcceptedAt).toBe(now);
});

test('the last picture of a story that was tried again counts', () => {
  const first: TakenPicture = {
    story: 'a',
    mode: 'light',
    hash: '1',
    browser: '1',
    file: 'a',
    late: [],
    ms: 40,
  };
  expect(gather([first, { ...first, hash: '2' }]).stories['a']?.hashes).toEqual({ light: '2' });
});

test('the time of the pictures is that of all of them', () => {
  expect(taken(SAME).ms).toBe(160);
});

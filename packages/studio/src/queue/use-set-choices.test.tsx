// @vitest-environment happy-dom
import { GENERATOR_DEFAULTS } from '@product/domain';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SessionResult } from '../generation/session-result';
import { reviewableSet } from './set-choices';
import { useSetChoices } from './use-set-choices';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

/** Renders the hook; `current` is what it has returned last. */
function renderChoices(results: readonly SessionResult[], set: number | undefined) {
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(() => root.unmount()));
  const hook = { current: {} as ReturnType<typeof useSetChoices>, show };
  function Probe(props: { results: readonly SessionResult[]; set: number | undefined }) {
    hook.current = useSetChoices(props.results, props.set);
    return null;
  }
  function show(...[next, shown]: Parameters<typeof useSetChoices>) {
    act(() => root.render(<Probe results={next} set={shown} />));
  }
  show(results, set);
  return hook;
}

const resultOf = (mediaUrl: string, set?: number): SessionResult => ({
  request: { ...GENERATOR_DEFAULTS, prompt: 'a sea' },
  result: { mediaUrl, mediaType: 'image' },
  saved: false,
  set,
});
const [single, third, second, other, first] = [
  resultOf('/single.jpg'),
  resultOf('/3.jpg', 1),
  resultOf('/2.jpg', 1),
  resultOf('/other.jpg', 2),
  resultOf('/1.jpg', 1),
];
const newestFirst = [single, third, second, other, first];

test('a set has the results of its press, in the order of their generation', () => {
  const hook = renderChoices(newestFirst, 1);
  expect(hook.current.results).toEqual([first, second, third]);
  expect(renderChoices(newestFirst, undefined).current.results).toEqual([]);
});

test('nothing is chosen at first, and the same choice again takes it back', () => {
  const hook = renderChoices(newestFirst, 1);
  const states = () => hook.current.results.map((one) => hook.current.choiceOf(one));
  expect(states()).toEqual([undefined, undefined, undefined]);
  act(() => hook.current.choose('/3.jpg', 'keep'));
  act(() => hook.current.choose('/1.jpg', 'keep'));
  act(() => hook.current.choose('/2.jpg', 'leave'));
  expect(states()).toEqual(['keep', 'leave', 'keep']);
  expect(hook.current.kept).toEqual([first, third]);
  act(() => hook.current.choose('/3.jpg', 'leave'));
  act(() => hook.current.choose('/1.jpg', 'keep'));
  expect(states()).toEqual([undefined, 'leave', 'leave']);
  expect(hook.current.kept).toEqual([]);
});

test('choices outlive a new result and another set', () => {
  const hook = renderChoices(newestFirst.slice(2), 1);
  act(() => hook.current.choose('/1.jpg', 'keep'));
  hook.show(newestFirst, 2);
  expect(hook.current.kept).toEqual([]);
  hook.show(newestFirst, 1);
  expect(hook.current.kept).toEqual([first]);
  expect(hook.current.results).toHaveLength(3);
});

test.each([
  ['the set of the preferred result', newestFirst, third, 1],
  ['the newest one, if the preferred result has no other', newestFirst, other, 1],
  ['none without a second result', [single, third, other], third, undefined],
  ['none without a set', [single, { ...first, set: undefined }], undefined, undefined],
])('the set to look at: %s', (_, results, preferred, set) => {
  expect(reviewableSet(results, preferred)).toBe(set);
});

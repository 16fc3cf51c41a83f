// @vitest-environment happy-dom
import { act, createRef, type Ref } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { cases, WITHOUT_ELEMENT, type Case } from './cases';
import { componentNames } from './library';

const NAMED = Object.entries(cases).map(([name, renderCase]) => ({ name, renderCase }));

/** Renders a case with probe props and finds the elements that have them. */
async function renderWithProbe(renderCase: Case) {
  const ref = createRef<HTMLElement>();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Some components, for example a toast, render only after a React transition.
  await act(async () =>
    root.render(renderCase({ 'data-probe': 'here', className: 'of-the-host', ref: ref as Ref<never> })),
  );
  // Others load their content when their button opens it.
  await act(() => vi.dynamicImportSettled());
  const probed = document.querySelectorAll<HTMLElement>('[data-probe=here]');
  return {
    probed,
    ref,
    async unmount() {
      await act(async () => root.unmount());
      container.remove();
    },
  };
}

test('every case, and every component that is listed as one without an element, is exported', () => {
  expect([...NAMED.map(({ name }) => name), ...Object.keys(WITHOUT_ELEMENT)].sort()).toEqual(componentNames);
});

describe.each(NAMED)('$name', ({ renderCase }) => {
  let rendered: Awaited<ReturnType<typeof renderWithProbe>>;
  const probe = () => rendered.probed[0];

  beforeAll(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    rendered = await renderWithProbe(renderCase);
  });
  afterAll(async () => {
    await rendered.unmount();
    vi.unstubAllGlobals();
  });

  test('passes its other props to one element', () => expect(rendered.probed).toHaveLength(1));

  test('sets its ref to that element', () => expect(rendered.ref.current).toBe(probe()));

  test("puts the host's class last", () =>
    expect(probe()?.getAttribute('class')?.split(' ').at(-1)).toBe('of-the-host'));

  test('has a name in data-ui', () => expect(probe()?.dataset['ui']).toMatch(/^[a-z]+(-[a-z0-9]+)*$/));
});

import { composeStories, type StoryFn } from '@storybook/react-vite';
import { UiProvider } from '@product/ui';
import { act, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Stories = Parameters<typeof composeStories>[0];

const FILES = import.meta.glob<Stories>([
  '../../../packages/ui/src/{components,pieces}/**/*.stories.tsx',
  // Its stories make a source of media. Those of the pieces show it.
  '!**/media-frame.stories.tsx',
]);

const CONTROLS =
  'button, input, textarea, select, video, a[href], summary, [tabindex], [role=menuitem], [role=option]';
/** Given to Radix only, which asks for it in a form with a checkbox or a choice: the section "Tests" of the README. */
class ResizeObserverForRadix {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const forRadix = {
  configurable: true,
  get: () => (/@radix-ui/.test(new Error().stack ?? '') ? ResizeObserverForRadix : undefined),
};

/** Of each story: a list of cards has more of the same. */
const MOST_CONTROLS = 3;

const errors: unknown[] = [];
const onError = (event: ErrorEvent) => errors.push(event.error ?? event);
const onRejection = (reason: unknown) => errors.push(reason);
// A link would leave the page.
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  if (!('ResizeObserver' in window)) Object.defineProperty(window, 'ResizeObserver', forRadix);
  Element.prototype.hasPointerCapture ??= () => false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  errors.length = 0;
  window.addEventListener('error', onError);
  document.addEventListener('click', stay);
  process.on('unhandledRejection', onRejection);
});
afterEach(() => {
  window.removeEventListener('error', onError);
  document.removeEventListener('click', stay);
  process.off('unhandledRejection', onRejection);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/**
 * Renders the first story of each file, and of all other stories those of this environment: with their neighbours the
 * environments use every story once. It presses its controls and those of what opens, types into its fields, presses
 * Escape, and unmounts it, as tests of hosts do. Whatever throws, in a render, an effect or a listener, fails the test.
 */
test.each(Object.keys(FILES))('%s works without a layout', async (file) => {
  const stories: Record<string, StoryFn> = composeStories((await FILES[file]?.()) ?? { default: {} });
  const [index, count = 1] = (process.env['SHARE_OF_STORIES'] ?? '').split('/').map(Number);
  for (const [at, [name, Story]] of Object.entries(stories).entries()) {
    if (at > 0 && at % count !== index) continue;
    await useOne(Story as (props: object) => ReactNode);
    expect({ name, errors }).toEqual({ name, errors: [] });
  }
});

async function useOne(Story: (props: object) => ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onUncaughtError: (error) => errors.push(error) });
  await act(async () =>
    root.render(
      <StrictMode>
        <UiProvider locale="en">
          <Story />
        </UiProvider>
      </StrictMode>,
    ),
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const used = new Set<Element>();
  while (used.size < MOST_CONTROLS) {
    const control = [...document.body.querySelectorAll(CONTROLS)].find((one) => !used.has(one));
    if (!control) break;
    used.add(control);
    await act(async () => {
      await user.click(control);
      if (control.matches('input, textarea')) await user.keyboard('a');
    });
  }
  await act(async () => user.keyboard('{Tab}{ArrowDown}{Escape}'));
  await act(async () => root.unmount());
  place.remove();
}

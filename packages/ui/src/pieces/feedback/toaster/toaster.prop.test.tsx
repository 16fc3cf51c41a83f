// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_DURATION_MS } from '../../../components/toast/toast.constants';
import { createToastStore } from './toast-store';
import { Toaster } from './toaster';

type Step =
  | { do: 'show'; duration?: number }
  | { do: 'wait'; ms: number }
  | { do: 'dismiss'; which: 'shown' | 'first' | 'all' }
  | { do: 'press' | 'focusAndPress' | 'escape' | 'enter' | 'leave' | 'blurWindow' | 'focusWindow' };

const duration = fc.option(fc.integer({ min: 1, max: 8_000 }), { nil: undefined });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('show' as const), duration }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 6_000 }) }),
  },
  fc.record({ do: fc.constant('dismiss' as const), which: fc.constantFrom('shown', 'first', 'all') }),
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('press', 'focusAndPress', 'escape', 'enter', 'leave', 'blurWindow', 'focusWindow'),
    }),
  },
);

/** Expected outcome: the visible toast, its remaining time in milliseconds, and whether the timer is paused. */
interface Shown {
  title: string;
  left: number;
  isPaused: boolean;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openToaster() {
  const store = createToastStore();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const first = store.toast({ title: 'toast 0' });
  store.dismiss(first);
  await act(async () => root.render(<Toaster store={store} />));
  let count = 0;
  let shown: Shown | undefined;

  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  const onScreen = () => [...document.querySelectorAll<HTMLElement>('[data-ui=toast][data-state=open]')];
  const fire = (target: EventTarget | null | undefined, event: Event) => void target?.dispatchEvent(event);
  const region = () => find('[data-ui=toast-viewport]')?.parentElement;
  const press = () => find('[data-ui=toast-close]')?.click();
  const setPaused = (isPaused: boolean) => {
    if (shown) shown.isPaused = isPaused;
  };

  const handlers: { [Key in Step['do']]: (step: Extract<Step, { do: Key }>) => void } = {
    show({ duration }) {
      count += 1;
      store.toast({ title: `toast ${count}`, duration });
      shown = {
        title: `toast ${count}`,
        left: duration ?? TOAST_DURATION_MS,
        isPaused: shown?.isPaused ?? false,
      };
    },
    wait({ ms }) {
      vi.advanceTimersByTime(ms);
      if (!shown || shown.isPaused) return;
      shown.left -= ms;
      if (shown.left <= 0) shown = undefined;
    },
    dismiss({ which }) {
      store.dismiss({ shown: store.getToasts()[0]?.id, first, all: undefined }[which]);
      if (which !== 'first') shown = undefined;
    },
    press() {
      press();
      shown = undefined;
    },
    focusAndPress() {
      find('[data-ui=toast-close]')?.focus();
      press();
      shown = undefined;
    },
    escape() {
      fire(document, new KeyboardEvent('keydown', { key: 'Escape' }));
      shown = undefined;
    },
    enter() {
      fire(region(), new PointerEvent('pointermove'));
      setPaused(true);
    },
    leave() {
      fire(region(), new PointerEvent('pointerleave'));
      setPaused(false);
    },
    blurWindow() {
      fire(window, new Event('blur'));
      setPaused(true);
    },
    focusWindow() {
      fire(window, new Event('focus'));
      setPaused(false);
    },
  };

  return {
    run: (step: Step) => act(async () => handlers[step.do](step as never)),
    titles: () => onScreen().map((toast) => toast.querySelector('[data-ui=toast-title]')?.textContent),
    expected: () => (shown ? [shown.title] : []),
    open: () => store.getToasts().filter(({ open }) => open).length,
    close: async () => {
      await act(async () => root.unmount());
      host.remove();
    },
  };
}

/** Regression: a toast closed under the pointer or the focus paused the timer of the next one. */
const once: [Step[]][] = (['enter', 'focusAndPress'] as const).map((pause) => [
  [{ do: 'show' }, { do: pause }, { do: 'press' }, { do: 'show' }],
]);

test(
  'for any sequence of actions at most one toast is shown, and it closes after its duration',
  { tags: ['req:limits.toast-duration', 'req:toasts.toast-one'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const toaster = await openToaster();
        try {
          for (const step of steps) {
            await toaster.run(step);
            expect(toaster.titles()).toEqual(toaster.expected());
            expect(toaster.open()).toBe(toaster.expected().length);
          }
          await toaster.run({ do: 'wait', ms: 10_000 });
          expect(toaster.titles()).toEqual(toaster.expected());
          await toaster.run({ do: 'dismiss', which: 'all' });
          await toaster.run({ do: 'wait', ms: 10_000 });
          expect(vi.getTimerCount()).toBe(0);
        } finally {
          await toaster.close();
        }
        expect(vi.getTimerCount()).toBe(0);
      }),
      { examples: once },
    );
  },
);

import type { Page } from 'playwright';

/** Init script of a page: records the callbacks of timers and animation frames until they run or are cancelled. */
export function watchTimers() {
  const waiting = {
    timers: new Map<number | undefined, string>(),
    frames: new Map<number, string>(),
  };
  const own = { setTimeout, clearTimeout, setInterval, requestAnimationFrame, cancelAnimationFrame };
  const said = (what: Function) => String(what).slice(0, 120);

  /** `clearTimeout` and `clearInterval` each accept ids of both kinds. */
  const clear = (id?: number) => {
    waiting.timers.delete(id);
    own.clearTimeout.call(window, id);
  };
  Object.assign(window, {
    waiting,
    clearTimeout: clear,
    clearInterval: clear,
    /** @param what never a string: the page's CSP forbids it */
    setTimeout(what: Function, ms = 0, ...given: unknown[]) {
      const call = () => {
        waiting.timers.delete(id);
        what(...given);
      };
      const id = Number(own.setTimeout.call(window, call, ms));
      waiting.timers.set(id, `after ${ms} ms: ${said(what)}`);
      return id;
    },
    setInterval(what: Function, ms = 0, ...given: unknown[]) {
      const id = Number(own.setInterval.call(window, () => what(...given), ms));
      waiting.timers.set(id, `every ${ms} ms: ${said(what)}`);
      return id;
    },
    requestAnimationFrame(what: FrameRequestCallback) {
      const id = own.requestAnimationFrame.call(window, (now) => {
        waiting.frames.delete(id);
        what(now);
      });
      waiting.frames.set(id, `in a frame: ${said(what)}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      waiting.frames.delete(id);
      own.cancelAnimationFrame.call(window, id);
    },
  });
}

/**
 * The pending timers and animation frames of a page, each as a short description.
 * @param page with `watchTimers` as an init script
 */
export function timersOf(page: Page) {
  return page.evaluate(() => {
    const { waiting } = window as unknown as { waiting: Record<'timers' | 'frames', Map<number, string>> };
    return { timers: [...waiting.timers.values()], frames: [...waiting.frames.values()] };
  });
}

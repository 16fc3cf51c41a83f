import type { Page } from 'playwright';

/** Init script of a page: records the callbacks of timers and animation frames until they run or are cancelled. */
export function watchTimers() {
  const waiting = {
    timers: new Map<number | undefined, string>(),
    frames: new Map<number, string>(),
  };
  const original = { setTimeout, clearTimeout, setInterval, requestAnimationFrame, cancelAnimationFrame };
  const describe = (callback: Function) => String(callback).slice(0, 120);

  /** `clearTimeout` and `clearInterval` each accept ids of both kinds. */
  const clear = (id?: number) => {
    waiting.timers.delete(id);
    original.clearTimeout.call(window, id);
  };
  Object.assign(window, {
    waiting,
    clearTimeout: clear,
    clearInterval: clear,
    /** @param callback never a string: the page's CSP forbids it */
    setTimeout(callback: Function, ms = 0, ...args: unknown[]) {
      const call = () => {
        waiting.timers.delete(id);
        callback(...args);
      };
      const id = Number(original.setTimeout.call(window, call, ms));
      waiting.timers.set(id, `after ${ms} ms: ${describe(callback)}`);
      return id;
    },
    setInterval(callback: Function, ms = 0, ...args: unknown[]) {
      const id = Number(original.setInterval.call(window, () => callback(...args), ms));
      waiting.timers.set(id, `every ${ms} ms: ${describe(callback)}`);
      return id;
    },
    requestAnimationFrame(callback: FrameRequestCallback) {
      const id = original.requestAnimationFrame.call(window, (now) => {
        waiting.frames.delete(id);
        callback(now);
      });
      waiting.frames.set(id, `in a frame: ${describe(callback)}`);
      return id;
    },
    cancelAnimationFrame(id: number) {
      waiting.frames.delete(id);
      original.cancelAnimationFrame.call(window, id);
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

/** Init script of a page: records the callbacks of timers and animation frames until they run or are cancelled. */
export function watchTimers() {
  const waiting = {
    timers: /** @type {Map<number | undefined, string>} */ (new Map()),
    frames: /** @type {Map<number, string>} */ (new Map()),
  };
  const own = { setTimeout, clearTimeout, setInterval, requestAnimationFrame, cancelAnimationFrame };
  const said = (/** @type {Function} */ what) => String(what).slice(0, 120);

  /** `clearTimeout` and `clearInterval` each accept ids of both kinds. @param {number} [id] */
  const clear = (id) => {
    waiting.timers.delete(id);
    own.clearTimeout.call(window, id);
  };
  Object.assign(window, {
    waiting,
    clearTimeout: clear,
    clearInterval: clear,
    /**
     * @param {Function} what never a string: the page's CSP forbids it
     * @param {number} [ms]
     * @param {unknown[]} given
     */
    setTimeout(what, ms = 0, ...given) {
      const call = () => {
        waiting.timers.delete(id);
        what(...given);
      };
      const id = Number(own.setTimeout.call(window, call, ms));
      waiting.timers.set(id, `after ${ms} ms: ${said(what)}`);
      return id;
    },
    /** @param {Function} what @param {number} [ms] @param {unknown[]} given */
    setInterval(what, ms = 0, ...given) {
      const id = Number(own.setInterval.call(window, () => what(...given), ms));
      waiting.timers.set(id, `every ${ms} ms: ${said(what)}`);
      return id;
    },
    /** @param {FrameRequestCallback} what */
    requestAnimationFrame(what) {
      const id = own.requestAnimationFrame.call(window, (now) => {
        waiting.frames.delete(id);
        what(now);
      });
      waiting.frames.set(id, `in a frame: ${said(what)}`);
      return id;
    },
    /** @param {number} id */
    cancelAnimationFrame(id) {
      waiting.frames.delete(id);
      own.cancelAnimationFrame.call(window, id);
    },
  });
}

/**
 * The pending timers and animation frames of a page, each as a short description.
 * @param {import('playwright').Page} page with `watchTimers` as an init script
 */
export function timersOf(page) {
  return page.evaluate(() => {
    const { waiting } = /** @type {{ waiting: Record<'timers' | 'frames', Map<number, string>> }} */ (
      /** @type {unknown} */ (window)
    );
    return { timers: [...waiting.timers.values()], frames: [...waiting.frames.values()] };
  });
}

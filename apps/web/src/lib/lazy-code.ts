import { useEffect, useEffectEvent, useState } from 'react';

/** Code that is loaded on demand, and only once. */
export interface LazyCode<Code> {
  /** The code if it has loaded, otherwise `undefined`. */
  peek: () => Code | undefined;
  /** Loads the code. After a failure the next call tries again. */
  load: () => Promise<Code>;
}

export function lazyCode<Code>(fetchCode: () => Promise<Code>): LazyCode<Code> {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  return {
    peek: () => code,
    load: () =>
      (loading ??= fetchCode().then(
        (loaded) => (code = loaded),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

/**
 * Lazily loaded code in a component: `code` is `undefined` until it has loaded.
 * @param enabled whether to load the code now; a number other than 0 counts as `true`, and another one tries again
 *   after a failure
 * @param onError called if the code could not be loaded
 */
export function useLazyCode<Code>(
  lazy: LazyCode<Code>,
  enabled: boolean | number | undefined,
  onError?: () => void,
): { code: Code | undefined } {
  const [code, setCode] = useState(lazy.peek);
  const fail = useEffectEvent(() => onError?.());
  useEffect(() => {
    if (!enabled || code !== undefined) return;
    let isCurrent = true;
    lazy.load().then(
      (loaded) => isCurrent && setCode(() => loaded),
      () => isCurrent && fail(),
    );
    return () => void (isCurrent = false);
  }, [lazy, enabled, code]);
  // React's lint rules take a component that a hook returns for one that is created during render.
  return { code };
}

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
 * @param enabled whether to load the code now; a number counts as `true`, another number tries again after a failure
 * @param onError called if the code could not be loaded
 */
export function useLazyCode<Code>(
  lazy: LazyCode<Code>,
  enabled: boolean | number | undefined,
  onError: () => void,
): { code: Code | undefined } {
  const [code, setCode] = useState(() => ({ value: lazy.peek() }));
  const fail = useEffectEvent(onError);
  const isEnabled = enabled !== undefined && enabled !== false;
  const isLoaded = code.value !== undefined;
  useEffect(() => {
    if (!isEnabled || isLoaded) return;
    let isCurrent = true;
    lazy.load().then(
      (value) => isCurrent && setCode({ value }),
      () => isCurrent && fail(),
    );
    return () => void (isCurrent = false);
  }, [lazy, enabled, isEnabled, isLoaded]);
  return { code: code.value };
}

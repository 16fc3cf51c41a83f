import { useEffect, useEffectEvent, useState } from 'react';

/** Code that is loaded when it is first needed, and only once. */
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
        (found) => (code = found),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      )),
  };
}

/**
 * Lazily loaded code in a component: `code` is `undefined` until it has loaded.
 * @param needed whether the code is needed now; a number counts as needed, another number tries again after a failure
 * @param onError called if the code is needed and could not be loaded
 */
export function useLazyCode<Code>(
  lazy: LazyCode<Code>,
  needed: boolean | number | undefined,
  onError: () => void,
): { code: Code | undefined } {
  const [code, setCode] = useState(() => ({ value: lazy.peek() }));
  const fail = useEffectEvent(onError);
  const isNeeded = needed !== undefined && needed !== false;
  const isLoaded = code.value !== undefined;
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    let isCurrent = true;
    lazy.load().then(
      (value) => isCurrent && setCode({ value }),
      () => isCurrent && fail(),
    );
    return () => void (isCurrent = false);
  }, [lazy, needed, isNeeded, isLoaded]);
  return { code: code.value };
}

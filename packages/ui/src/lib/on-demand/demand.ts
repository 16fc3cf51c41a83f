/** Code that is loaded lazily, and only once. */
export interface Demand<Code> {
  /** The code if it has loaded, otherwise `undefined`. */
  peek: () => Code | undefined;
  /** Loads the code. After a failure the next call tries again. */
  load: () => Promise<Code>;
}

export function onDemand<Code>(fetchCode: () => Promise<Code>): Demand<Code> {
  let code: Code | undefined;
  let coming: Promise<Code> | undefined;
  return {
    peek: () => code,
    load: () =>
      (coming ??= fetchCode().then(
        (found) => (code = found),
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
  };
}

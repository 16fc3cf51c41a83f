/** Code that is fetched when somebody is about to need it, once. */
export interface Demand<Code> {
  /** The code, if it is here. */
  peek: () => Code | undefined;
  /** Fetches it. A fetch that failed is forgotten: the next one tries again. */
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

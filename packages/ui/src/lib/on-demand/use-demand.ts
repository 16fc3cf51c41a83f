'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Demand } from './demand';

export interface DemandOptions {
  /** Whether the code is needed now. A number counts as needed; another number tries again after a failure. */
  needed: boolean | number | undefined;
  /** Called if the code is needed and could not be loaded. */
  onMissing: (error: unknown) => void;
}

/** Lazily loaded code in a component: `undefined` until it has loaded. `want` preloads it. */
export function useDemand<Code>(demand: Demand<Code>, { needed, onMissing }: DemandOptions) {
  const [code, setCode] = useState<{ value: Code } | undefined>(() => wrap(demand.peek()));
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const take = (value: Code) => void (here.current && setCode({ value }));
  const need = useEffectEvent(() => {
    if (code) return;
    demand.load().then(take, (error: unknown) => {
      if (here.current) onMissing(error);
    });
  });
  useEffect(() => {
    if (needed !== undefined && needed !== false) need();
  }, [needed]);

  /* A failed preload is ignored: a later need loads again and reports its failure. */
  const want = () => void (code ?? demand.load().then(take, () => undefined));
  return { code: code?.value, want };
}

const wrap = <Code>(value: Code | undefined) => (value === undefined ? undefined : { value });

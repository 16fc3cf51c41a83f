'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Demand } from './demand';

export interface DemandOptions {
  /** Somebody waits for the code now. Another number is another wait: it tries again what failed before. */
  needed: boolean | number | undefined;
  /** It was needed and did not come. */
  onMissing: (error: unknown) => void;
}

/** Code on demand as a component has it: undefined until it is here. `want` fetches it ahead of the need. */
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

  /* Nobody has pressed yet: the press will try again, and say so if that fails too. */
  const want = () => void (code ?? demand.load().then(take, () => undefined));
  return { code: code?.value, want };
}

const wrap = <Code>(value: Code | undefined) => (value === undefined ? undefined : { value });

'use client';

import { useCallback, useState } from 'react';

export type MediaStatus = 'loading' | 'ready' | 'broken';

interface Settled {
  src: string | undefined;
  status: MediaStatus;
}

/** Whether what lies at an address can be seen yet. A new address starts anew; none is broken from the start. */
export function useMediaStatus(src: string | undefined) {
  const [settled, setSettled] = useState<Settled>({ src, status: 'loading' });
  const settle = useCallback((status: MediaStatus) => setSettled({ src, status }), [src]);

  /* A picture from the cache may be there before anyone listens. */
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth > 0) settle('ready');
    },
    [settle],
  );

  const status = settled.src === src ? settled.status : 'loading';
  return { status: src === undefined ? 'broken' : status, settle, image } as const;
}

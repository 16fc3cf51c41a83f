'use client';

import { useCallback, useState } from 'react';

export type MediaStatus = 'loading' | 'ready' | 'broken';

interface Settled {
  src: string | undefined;
  status: MediaStatus;
}

/** Loading status of the media at `src`. A new `src` starts as `loading`; without a `src` the status is `broken`. */
export function useMediaStatus(src: string | undefined) {
  const [settled, setSettled] = useState<Settled>({ src, status: 'loading' });
  const settle = useCallback((status: MediaStatus) => setSettled({ src, status }), [src]);

  /* An image from the cache may be complete before React attaches `onLoad`. */
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth > 0) settle('ready');
    },
    [settle],
  );

  const status = settled.src === src ? settled.status : 'loading';
  return { status: src === undefined ? 'broken' : status, settle, image } as const;
}

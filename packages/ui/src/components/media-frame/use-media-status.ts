'use client';

import { useCallback, useState } from 'react';

export type MediaStatus = 'loading' | 'ready' | 'broken';

interface StatusOfSrc {
  src: string | undefined;
  status: MediaStatus;
}

/** Loading status of the media at `src`. A new `src` starts as `loading`; without a `src` the status is `broken`. */
export function useMediaStatus(src: string | undefined) {
  const [state, setState] = useState<StatusOfSrc>({ src, status: 'loading' });
  const setStatus = useCallback((status: MediaStatus) => setState({ src, status }), [src]);

  /* An image from the cache may be complete before React attaches `onLoad`. */
  const image = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth > 0) setStatus('ready');
    },
    [setStatus],
  );

  const status = state.src === src ? state.status : 'loading';
  return { status: src === undefined ? 'broken' : status, setStatus, image } as const;
}

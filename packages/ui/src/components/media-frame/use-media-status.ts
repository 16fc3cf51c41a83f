import { useCallback, useState } from 'react';
import { releaseAutoSizes } from '../../lib/release-auto-sizes';

export type MediaStatus = 'loading' | 'ready' | 'broken';

interface StatusOfSrc {
  src: string | undefined;
  status: MediaStatus;
}

/** Loading status of the media at `src`. A new `src` starts as `loading`; without a `src` the status is `broken`. */
export function useMediaStatus(src: string | undefined) {
  const [state, setState] = useState<StatusOfSrc>({ src, status: 'loading' });
  const setStatus = useCallback((status: MediaStatus) => setState({ src, status }), [src]);

  /* Media from the cache or of a server's HTML may have loaded or failed before React attaches the handlers. */
  const image = useCallback(
    (element: HTMLImageElement) => {
      if (element.complete && element.naturalWidth > 0) setStatus('ready');
      // Loads it again, so that the event is fired.
      else if (element.complete && src) element.src = src;
      return releaseAutoSizes(element);
    },
    [src, setStatus],
  );
  const video = useCallback(
    (element: HTMLVideoElement | null) => {
      if (element?.error) setStatus('broken');
      else if (element?.readyState) setStatus('ready');
    },
    [setStatus],
  );

  const status = state.src === src ? state.status : 'loading';
  return { status: src === undefined ? 'broken' : status, setStatus, image, video } as const;
}

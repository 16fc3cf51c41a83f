import { useEffect, useState } from 'react';
import { useNavigate } from '../../core/router';
import { useServices } from '../../core/services';

export const REDIRECT_DELAY_MS = 2_000;

/**
 * Redirects after a delay, unless the user touches the page or presses a key.
 * @param wanted whether to redirect at all
 * @returns whether a redirect is pending
 */
export function useRedirect(path: string, wanted: boolean): boolean {
  const { clock } = useServices();
  const navigate = useNavigate();
  const [stopped, setStopped] = useState(false);
  const leading = wanted && !stopped;
  useEffect(() => {
    if (!leading) return;
    const stop = () => setStopped(true);
    const stopTicking = clock.every(REDIRECT_DELAY_MS, () => {
      stopTicking();
      void navigate(path, { replace: true });
    });
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      stopTicking();
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, [leading, clock, navigate, path]);
  return leading;
}

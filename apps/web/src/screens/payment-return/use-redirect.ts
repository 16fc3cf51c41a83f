import { REDIRECT_DELAY_MS } from '@product/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from '../../app/router';
import { useServices } from '../../app/services';

/**
 * Leads on after a while, unless somebody stays: who touches the page or presses a key is not taken away from it.
 * @param wanted whether there is reason to lead on
 * @returns whether it is going to
 */
export function useRedirect(path: string, wanted: boolean): boolean {
  const { ticker } = useServices();
  const navigate = useNavigate();
  const [stopped, setStopped] = useState(false);
  const leading = wanted && !stopped;
  useEffect(() => {
    if (!leading) return;
    const stop = () => setStopped(true);
    const stopTicking = ticker.every(REDIRECT_DELAY_MS, () => {
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
  }, [leading, ticker, navigate, path]);
  return leading;
}

import { useEffect, useState } from 'react';
import { useNavigate } from '../../core/router';
import { useServices } from '../../core/services';

export const REDIRECT_DELAY_MS = 2_000;

/**
 * Redirects after a delay, unless the user touches the page or presses a key.
 * @param enabled whether to redirect at all
 * @returns whether a redirect is pending
 */
export function useRedirect(path: string, enabled: boolean): boolean {
  const { clock } = useServices();
  const navigate = useNavigate();
  const [isCancelled, setCancelled] = useState(false);
  const isPending = enabled && !isCancelled;
  useEffect(() => {
    if (!isPending) return;
    const cancel = () => setCancelled(true);
    const stopTimer = clock.every(REDIRECT_DELAY_MS, () => {
      stopTimer();
      void navigate(path, { replace: true });
    });
    addEventListener('pointerdown', cancel);
    addEventListener('keydown', cancel);
    return () => {
      stopTimer();
      removeEventListener('pointerdown', cancel);
      removeEventListener('keydown', cancel);
    };
  }, [isPending, clock, navigate, path]);
  return isPending;
}

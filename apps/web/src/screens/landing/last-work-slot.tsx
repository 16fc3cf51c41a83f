import { Suspense, useEffect } from 'react';
import { useHasSessionHint, useSession } from '../../core/use-session';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { roomForWork } from '../../lib/room-for-work';

const lastWork = lazyCode(async () => (await import('./last-work/last-work')).LastWork);

/**
 * What a signed-in user has made last, above the pitch. The first script reserves its height in the prerendered page,
 * and this component from then on, so that the pitch does not move. Without its code nothing is shown: the gallery has
 * the same.
 */
export function LastWorkSlot() {
  const { user, status } = useSession();
  const hasHint = useHasSessionHint();
  const isExpected = user !== null || (hasHint && status !== 'known');
  const { code: LastWork } = useLazyCode(lastWork, isExpected);
  const minHeight = isExpected ? roomForWork(user) : undefined;
  useEffect(() => {
    if (isExpected || status === 'known') window.releaseRoom?.();
  }, [isExpected, status]);
  const room = <div style={{ minHeight }} />;
  return (
    <div data-last-work>
      {isExpected && (
        <Suspense fallback={room}>{LastWork ? <LastWork minHeight={minHeight} /> : room}</Suspense>
      )}
    </div>
  );
}

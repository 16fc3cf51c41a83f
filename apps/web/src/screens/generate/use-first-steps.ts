import { creationsQuery, useApi } from '@product/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useUser } from '../../core/use-user';
import { lazyCode, useLazyCode } from '../../lib/lazy-code';
import { browserStorage } from '../../lib/safe-storage';
import { BROWSER_KEYS } from '../../lib/stored';

const firstSteps = lazyCode(async () => (await import('./first-steps/first-steps')).FirstSteps);

const areRead = () => browserStorage.get(BROWSER_KEYS.firstSteps) !== null;
const storeRead = () => void browserStorage.set(BROWSER_KEYS.firstSteps, '');

/**
 * The first steps, until they are dismissed in this browser, or a result or a creation shows that the user knows them.
 * @param hasResults whether the session has a result
 */
export function useFirstSteps(hasResults: boolean) {
  const [isOpen, setOpen] = useState(() => !areRead());
  const { data: creations } = useQuery({ ...creationsQuery(useApi(), useUser().id), enabled: isOpen });
  const isKnown = hasResults || (creations?.length ?? 0) > 0;
  useEffect(() => {
    if (isKnown) storeRead();
  }, [isKnown]);
  const isNew = isOpen && !isKnown;
  const { code: FirstSteps } = useLazyCode(firstSteps, isNew && creations !== undefined);
  return {
    /** Whether they are shown, or may be as soon as the creations are known. */
    isNew,
    FirstSteps: isNew && creations ? FirstSteps : undefined,
    dismiss: () => {
      storeRead();
      setOpen(false);
    },
  };
}

import { creationsQuery, useApi } from '@product/api-client/react';
import { promptHistory, usePromptWalk, useResults } from '@product/studio';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { useServices } from '../../../core/services';
import { useUser } from '../../../core/use-user';
import { drafts } from '../../../lib/draft';

/**
 * The user's earlier prompts, which the keys of the prompt walk through. The creations are read when they are first
 * needed.
 */
export function useEarlierPrompts(area: RefObject<HTMLTextAreaElement | null>) {
  const { id: userId } = useUser();
  const [isEnabled, setEnabled] = useState(false);
  const replaced = useSyncExternalStore(drafts.subscribe, drafts.replaced);
  const results = useResults(useServices().results);
  const query = useQuery({ ...creationsQuery(useApi(), userId), enabled: isEnabled });
  const creations = query.data;
  const prompts = useMemo(
    () => promptHistory({ replaced, results, creations }),
    [replaced, results, creations],
  );
  const enable = () => setEnabled(true);
  // The creations are the oldest: until they have loaded, the walk has the session's prompts only.
  usePromptWalk(area, query.isPending && prompts.length === 0 ? undefined : prompts, enable);
  return {
    prompts,
    enable,
    loading: query.isLoading,
    retry: query.isError ? () => void query.refetch() : undefined,
  };
}

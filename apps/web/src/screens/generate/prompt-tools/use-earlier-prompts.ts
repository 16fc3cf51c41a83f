import { creationsQuery, useApi } from '@product/api-client/react';
import { promptHistory, usePromptWalk, useResults, writePrompt } from '@product/studio';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type RefObject } from 'react';
import { useServices } from '../../../core/services';
import { useUser } from '../../../core/use-user';

/**
 * The user's earlier prompts, which the keys of the prompt walk through. The creations are read when they are first
 * needed.
 */
export function useEarlierPrompts(area: RefObject<HTMLTextAreaElement | null>) {
  const [isNeeded, setNeeded] = useState(false);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const results = useResults(useServices().results);
  const query = useQuery({ ...creationsQuery(useApi(), useUser().id), enabled: isNeeded });
  const creations = query.data;
  const prompts = useMemo(
    () => promptHistory({ replaced, results, creations }),
    [replaced, results, creations],
  );
  const need = () => setNeeded(true);
  // The creations are the oldest: until they are here one can walk through the session.
  usePromptWalk(area, query.isPending && prompts.length === 0 ? undefined : prompts, need);
  return {
    prompts,
    need,
    loading: query.isLoading,
    retry: query.isError ? () => void query.refetch() : undefined,
    /** Fills the prompt. What it held becomes an earlier prompt. */
    replace: (prompt: string) => {
      const before = area.current?.value ?? '';
      setReplaced((others) => [before, ...others]);
      if (area.current) writePrompt(area.current, prompt);
    },
  };
}

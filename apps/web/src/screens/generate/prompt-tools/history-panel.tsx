import { indexPrompts, searchPrompts } from '@product/studio';
import { PromptHistory, type PromptHistoryProps } from '@product/ui';
import { useMemo, useState } from 'react';

/** Earlier prompts with their search. */
export function HistoryPanel({ prompts, ...props }: Omit<PromptHistoryProps, 'query' | 'onQueryChange'>) {
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexPrompts(prompts), [prompts]);
  const found = useMemo(() => searchPrompts(index, query), [index, query]);
  return <PromptHistory {...props} prompts={found} query={query} onQueryChange={setQuery} />;
}

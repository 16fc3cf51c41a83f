import { indexPrompts, searchPrompts } from '@product/studio';
import { PromptHistory, RichText, type PromptHistoryProps } from '@product/ui';
import { useMemo, useState } from 'react';
import { onApple } from '../../../lib/on-apple';
import { useTexts } from './use-texts';

type HistoryPanelProps = Pick<PromptHistoryProps, 'prompts' | 'loading' | 'onRetry' | 'onSelect'>;

/** Earlier prompts with their search. */
export function HistoryPanel({ prompts, ...props }: HistoryPanelProps) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const index = useMemo(() => indexPrompts(prompts), [prompts]);
  const matches = useMemo(() => searchPrompts(index, query), [index, query]);
  return (
    <PromptHistory
      {...props}
      searchLabel={t('searchPrompts')}
      emptyText={t('noPrompts')}
      hint={
        <RichText
          text={t('walkKeys', { modifier: onApple() ? '⌥' : 'Alt' })}
          components={{ keys: (keys) => <bdi dir="ltr">{keys}</bdi> }}
        />
      }
      prompts={matches}
      query={query}
      onQueryChange={setQuery}
    />
  );
}

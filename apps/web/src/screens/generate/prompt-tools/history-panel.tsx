import { indexPrompts, searchPrompts } from '@product/studio';
import { PromptHistory, RichText, type PromptHistoryProps } from '@product/ui';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../core/use-texts';
import { onApple } from '../../../lib/on-apple';
import english from '../../../i18n/locales/en/prompt-tools';

type HistoryPanelProps = Pick<PromptHistoryProps, 'prompts' | 'loading' | 'onRetry' | 'onSelect'>;

/** Earlier prompts with their search. */
export function HistoryPanel({ prompts, ...props }: HistoryPanelProps) {
  const { t } = useTexts('prompt-tools', english);
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

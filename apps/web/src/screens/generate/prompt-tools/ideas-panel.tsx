import type { GeneratorSettings } from '@product/domain';
import { ideasIn, surprise, toggleIdea, writePrompt } from '@product/studio';
import { PromptIdeas, type IdeaGroup } from '@product/ui';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../../../core/services';
import { useLazyTexts, useTexts } from '../../../core/use-texts';
import ideas from '../../../i18n/locales/en/ideas';
import promptTools from '../../../i18n/locales/en/prompt-tools';

interface IdeasPanelProps {
  area: RefObject<HTMLTextAreaElement | null>;
  settings: Pick<GeneratorSettings, 'style' | 'mediaType'>;
  /** Called with a whole prompt. */
  onReplace: (prompt: string) => void;
}

/** Ideas for the chosen style and medium. Suspends while those of the language load. */
export function IdeasPanel({ area, settings: { style, mediaType }, onReplace }: IdeasPanelProps) {
  const { clock } = useServices();
  const { t } = useTexts('prompt-tools', promptTools);
  const { t: idea } = useLazyTexts('ideas', ideas);
  const prompt = usePromptText(area);
  const separator = idea('separator');
  const groups: IdeaGroup[] = [
    { label: t('subject'), ideas: Object.values(idea(`subject.${style}`, { returnObjects: true })) },
    { label: t('light'), ideas: Object.values(idea('light', { returnObjects: true })) },
    { label: t('lens'), ideas: Object.values(idea(`lens.${mediaType}`, { returnObjects: true })) },
    { label: t('mood'), ideas: Object.values(idea('mood', { returnObjects: true })) },
  ];
  return (
    <PromptIdeas
      groups={groups}
      surpriseLabel={t('surprise')}
      chosen={ideasIn(
        prompt,
        groups.flatMap(({ ideas }) => ideas),
      )}
      onToggle={(phrase) => area.current && writePrompt(area.current, toggleIdea(prompt, phrase, separator))}
      onSurprise={() =>
        onReplace(
          surprise(
            groups.map(({ ideas }) => ideas),
            separator,
            clock.random,
          ),
        )
      }
    />
  );
}

/** The text in the prompt, also while it is typed. */
function usePromptText(area: RefObject<HTMLTextAreaElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const field = area.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    [area],
  );
  return useSyncExternalStore(subscribe, () => area.current?.value ?? '');
}

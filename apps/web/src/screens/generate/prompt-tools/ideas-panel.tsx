import type { GeneratorSettings } from '@product/domain';
import { phrasesOf, surprise, toggleIdea, writePrompt } from '@product/studio';
import { PromptIdeas, type IdeaGroup } from '@product/ui';
import { use, useEffect, type RefObject } from 'react';
import { useServices } from '../../../core/services';
import { usePromptText } from './use-prompt-text';
import { useTexts } from './use-texts';

interface IdeasPanelProps {
  area: RefObject<HTMLTextAreaElement | null>;
  settings: Pick<GeneratorSettings, 'style' | 'mediaType'>;
  /** Called with a whole prompt. */
  onReplace: (prompt: string) => void;
}

/** Ideas for the chosen style and medium. Suspends while those of the language load. */
export function IdeasPanel({ area, settings: { style, mediaType }, onReplace }: IdeasPanelProps) {
  const { translations, clock } = useServices();
  const loading = translations.prepare('ideas');
  if (loading) use(loading);
  useEffect(() => translations.reportMissing('ideas'), [translations]);
  const { t } = useTexts();
  const prompt = usePromptText(area);
  const separator = t('separator');
  const groups: IdeaGroup[] = [
    { name: 'subject', ideas: Object.values(t(`subject.${style}`, { returnObjects: true })) },
    { name: 'light', ideas: Object.values(t('light', { returnObjects: true })) },
    { name: 'lens', ideas: Object.values(t(`lens.${mediaType}`, { returnObjects: true })) },
    { name: 'mood', ideas: Object.values(t('mood', { returnObjects: true })) },
  ];
  return (
    <PromptIdeas
      groups={groups}
      chosen={phrasesOf(prompt)}
      onToggle={(idea) => area.current && writePrompt(area.current, toggleIdea(prompt, idea, separator))}
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

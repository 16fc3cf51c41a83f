import type { GeneratorSettings } from '@product/domain';
import { HistoryIcon, LightbulbIcon, Spinner } from '@product/ui';
import { Suspense, useState, type RefObject } from 'react';
import { useLazyPart } from '../../../core/use-lazy-dialog';
import { useLazyTexts } from '../../../core/use-texts';
import { lazyCode } from '../../../lib/lazy-code';
import { HistoryPanel } from './history-panel';
import { PromptTool } from './prompt-tool';
import { useEarlierPrompts } from './use-earlier-prompts';
import english from '../../../i18n/locales/en/prompt-tools';

const ideasPanel = lazyCode(async () => (await import('./ideas-panel')).IdeasPanel);

interface PromptToolsProps {
  /** The prompt, which is filled as if it were typed. */
  area: RefObject<HTMLTextAreaElement | null>;
  settings: GeneratorSettings;
  /** Fills the prompt. Its former text becomes an earlier prompt. */
  onReplace: (prompt: string) => void;
}

/** The buttons below the prompt: earlier prompts, and ideas. Neither submits. */
export function PromptTools(props: PromptToolsProps) {
  return (
    <Suspense>
      <Tools {...props} />
    </Suspense>
  );
}

function Tools({ area, settings, onReplace }: PromptToolsProps) {
  const { t } = useLazyTexts('prompt-tools', english);
  const [open, setOpen] = useState<'history' | 'ideas'>();
  const close = () => setOpen(undefined);
  const { prompts, enable, loading, retry } = useEarlierPrompts(area);
  const { code: IdeasPanel } = useLazyPart(ideasPanel, open === 'ideas', close);
  return (
    <div className="flex">
      <PromptTool
        area={area}
        label={t('history')}
        icon={<HistoryIcon aria-hidden />}
        open={open === 'history'}
        onOpenChange={(isOpen) => {
          if (isOpen) enable();
          setOpen(isOpen ? 'history' : undefined);
        }}
      >
        <HistoryPanel
          prompts={prompts}
          loading={loading}
          onRetry={retry}
          onSelect={(prompt) => {
            onReplace(prompt);
            area.current?.focus();
            close();
          }}
        />
      </PromptTool>
      <PromptTool
        area={area}
        label={t('ideas')}
        icon={<LightbulbIcon aria-hidden />}
        open={open === 'ideas'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'ideas' : undefined)}
      >
        {IdeasPanel ? <IdeasPanel area={area} settings={settings} onReplace={onReplace} /> : <Spinner />}
      </PromptTool>
    </div>
  );
}

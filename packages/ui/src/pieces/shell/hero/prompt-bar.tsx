'use client';

import { useState } from 'react';
import { Button } from '../../../components/button';
import { useUi } from '../../../i18n';

export interface PromptBarProps {
  /**
   * The prompt that stands in the empty field, and is taken when nothing was typed. By default one in the
   * language of the texts.
   */
  example?: string;
  /** Called with the prompt as typed, or with the example when nothing was typed. */
  onCreate?: (prompt: string) => void;
}

/** One line to describe a picture in, and the button that begins it. */
export function PromptBar({ example, onCreate }: PromptBarProps) {
  const { t } = useUi();
  const [prompt, setPrompt] = useState('');
  const suggestion = example ?? t('generator.promptPlaceholder');
  return (
    <form
      data-slot="prompt-bar"
      className="mt-3 flex w-full max-w-[44rem] flex-col gap-1 rounded-md border border-line-strong bg-surface-raised p-2 text-start shadow-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus sm:flex-row sm:items-center sm:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onCreate?.(prompt.trim() === '' ? suggestion : prompt);
      }}
    >
      <input
        className="h-12 min-w-0 flex-1 bg-transparent px-3 text-base text-ellipsis outline-none placeholder:text-ink-faint max-sm:flex-none"
        dir={prompt ? 'auto' : undefined}
        aria-label={t('shell.describePicture')}
        placeholder={suggestion}
        value={prompt}
        onChange={(event) => setPrompt(event.target.value)}
      />
      <Button type="submit" variant="accent" size="lg">
        {t('shell.create')}
      </Button>
    </form>
  );
}

'use client';

import { useImperativeHandle, useRef, type KeyboardEvent, type Ref } from 'react';
import { Button, Field, inputBoxVariants, Textarea } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { PromptKeys } from './prompt-keys';

/* Growing with the words means measuring all of them at every key; past this many the box is at its limit anyway. */
const GROWS_UP_TO_CHARACTERS = 2_000;

export interface PromptFieldProps {
  value: string;
  onValueChange?: (value: string) => void;
  /** Control or Command with Enter was pressed. */
  onSubmit?: () => void;
  /** What is wrong with the prompt. */
  error?: string;
  /** The text area, to give it the focus. */
  ref?: Ref<HTMLTextAreaElement | null>;
}

/** Where one describes what to make. It grows with the words up to a limit, then scrolls. */
export function PromptField({ value, onValueChange, onSubmit, error, ref }: PromptFieldProps) {
  const { t } = useUi();
  const grows = value.length <= GROWS_UP_TO_CHARACTERS;
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);

  function submitByKeys(event: KeyboardEvent) {
    const meant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!meant || event.repeat || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit?.();
  }

  function clear() {
    onValueChange?.('');
    area.current?.focus();
  }

  return (
    <Field label={<span className="font-semibold">{t('generator.prompt')}</span>} error={error} required>
      <div data-slot="prompt-box" className={cn(inputBoxVariants({ on: 'wrapper' }), 'grid')}>
        <Textarea
          ref={area}
          name="prompt"
          dir="auto"
          rows={3}
          autoGrow={grows}
          value={value}
          placeholder={t('generator.promptPlaceholder')}
          className={cn(
            'resize-none rounded-b-none border-0 bg-transparent pb-0 outline-none focus-visible:outline-none aria-invalid:shadow-none',
            grows ? 'max-h-56' : 'h-56',
          )}
          onChange={(event) => onValueChange?.(event.target.value)}
          onKeyDown={submitByKeys}
        />
        <div className="flex items-center justify-between gap-3 ps-4 pe-1 pt-1 pb-1">
          <PromptKeys />
          <Button
            variant="ghost"
            size="sm"
            className={cn('ms-auto min-h-8', value === '' && 'invisible')}
            onClick={clear}
          >
            {t('generator.clear')}
          </Button>
        </div>
      </div>
    </Field>
  );
}

'use client';

import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react';
import { Button, Field, inputBoxVariants, Textarea } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { PromptKeys } from './prompt-keys';
import type { PromptStore } from './prompt-store';
import { usePromptIs, usePromptStore } from './use-prompt';

/* Growing with the words means measuring all of them at every key; past this many the box is at its limit anyway. */
const GROWS_UP_TO_CHARACTERS = 2_000;

const isEmpty = (words: string) => words === '';
const isLong = (words: string) => words.length > GROWS_UP_TO_CHARACTERS;

export interface PromptFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'children' | 'onSubmit'
> {
  /** Holds what is written, for a host that reads or writes it; without it the field holds it itself. */
  prompt?: PromptStore;
  /**
   * What stands in it at first, where there is no `prompt`.
   * @default ''
   */
  defaultValue?: string;
  /** Control or Command with Enter was pressed. */
  onSubmit?: () => void;
  /** What is wrong with the prompt. */
  error?: string;
}

/**
 * Where one describes what to make. It grows with the words up to a limit, then scrolls. A key draws nothing anew, however
 * long the prompt is. What else it is given goes to the text area.
 */
export function PromptField({
  prompt: given,
  defaultValue,
  onSubmit,
  error,
  onChange,
  onKeyDown,
  className,
  ref,
  ...props
}: PromptFieldProps) {
  const { t } = useUi();
  const prompt = usePromptStore(given, defaultValue);
  const [initial] = useState(prompt.get);
  const empty = usePromptIs(prompt, isEmpty);
  const grows = !usePromptIs(prompt, isLong);
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => area.current, []);

  useLayoutEffect(() => {
    const write = () => {
      if (area.current && area.current.value !== prompt.get()) area.current.value = prompt.get();
    };
    write();
    return prompt.subscribe(write);
  }, [prompt]);

  function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    const meant = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!meant || event.repeat || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit?.();
  }

  function clear() {
    prompt.set('');
    area.current?.focus();
  }

  return (
    <Field label={<span className="ui:font-semibold">{t('generator.prompt')}</span>} error={error} required>
      <div data-slot="prompt-box" className={cn(inputBoxVariants({ on: 'wrapper' }), 'ui:grid')}>
        <Textarea
          ref={area}
          name="prompt"
          dir="auto"
          rows={3}
          autoGrow={grows}
          defaultValue={initial}
          placeholder={t('generator.promptPlaceholder')}
          className={cn(
            'ui:resize-none ui:rounded-b-none ui:border-0 ui:bg-transparent ui:pb-0 ui:outline-none ui:focus-visible:outline-none ui:aria-invalid:shadow-none',
            grows ? 'ui:max-h-56' : 'ui:h-56',
            className,
          )}
          {...props}
          onChange={(event) => {
            onChange?.(event);
            prompt.set(event.target.value);
          }}
          onKeyDown={submitByKeys}
        />
        <div className="ui:flex ui:items-center ui:justify-between ui:gap-3 ui:ps-4 ui:pe-1 ui:pt-1 ui:pb-1">
          <PromptKeys />
          <Button
            variant="ghost"
            size="sm"
            className={cn(
              'ui:ms-auto ui:min-h-8',
              (empty || props.disabled || props.readOnly) && 'ui:invisible',
            )}
            onClick={clear}
          >
            {t('generator.clear')}
          </Button>
        </div>
      </div>
    </Field>
  );
}

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

/* Auto-growing measures the whole text on every key press. Beyond this length the field has its maximum height
   anyway. */
const GROWS_UP_TO_CHARACTERS = 2_000;

const isEmpty = (words: string) => words === '';
const isLong = (words: string) => words.length > GROWS_UP_TO_CHARACTERS;

export interface PromptFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'children' | 'onSubmit'
> {
  /** Store of the prompt, for a host that reads or writes it. Without it the field creates its own. */
  prompt?: PromptStore;
  /**
   * Initial text if there is no `prompt`.
   * @default ''
   */
  defaultValue?: string;
  /** Called when Control+Enter or Command+Enter is pressed. */
  onSubmit?: () => void;
  /** Error message of the prompt. */
  error?: string;
}

/**
 * Text area for the prompt. It grows with its text up to a limit, then scrolls. A key press causes no React render,
 * however long the prompt is. Other props are passed to the text area.
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

import { PROMPT_MAX_LENGTH, promptLength } from '@product/domain';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button, Field, inputBoxVariants, Textarea } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { isComposing } from '../../../lib/escape';
import { useMergedRefs } from '../../../lib/use-merged-refs';
import { wrapText } from '../../../lib/wrap-text';
import { writeText } from '../../../lib/write-text';
import { PromptKeys } from './prompt-keys';

/* Auto-growing measures the whole text on every key press. Beyond this length the field has its maximum height
   anyway. */
const GROWS_UP_TO_CHARACTERS = 2_000;

/* From here on the length is shown. */
const COUNTED_FROM_CHARACTERS = 0.9 * PROMPT_MAX_LENGTH;

/** What is rendered of a text besides the text area. A key press that changes none of it causes no render. */
const stateOf = (text: string) => ({
  isEmpty: text === '',
  isLong: text.length > GROWS_UP_TO_CHARACTERS,
  length: text.length < COUNTED_FROM_CHARACTERS ? undefined : promptLength(text),
});

export interface PromptFieldProps extends Omit<
  ComponentProps<'textarea'>,
  'value' | 'defaultValue' | 'children' | 'onSubmit'
> {
  /** The text (controlled). */
  value?: string | undefined;
  /**
   * The initial text (uncontrolled).
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called with the new text when the user types or clears it. */
  onValueChange?: (value: string) => void;
  /** Called with the text that Clear removes, before `onValueChange`. Control+Z brings it back. */
  onClear?: ((text: string) => void) | undefined;
  /** Called when Control+Enter or Command+Enter is pressed. */
  onSubmit?: () => void;
  /** Error message of the prompt. */
  error?: string;
  /** Small buttons below the text, for example one that opens earlier prompts. */
  tools?: ReactNode;
}

/**
 * Text area for the prompt. It grows with its text up to a limit, then scrolls. Uncontrolled, a key press causes no
 * React render, however long the prompt is. Other props are passed to the text area.
 * @public
 */
export function PromptField({
  value,
  defaultValue = '',
  onValueChange,
  onClear,
  onSubmit,
  error,
  tools,
  onChange,
  onKeyDown,
  className,
  ref,
  ...props
}: PromptFieldProps) {
  const { t } = useUi();
  const [uncontrolled, setUncontrolled] = useState(() => stateOf(defaultValue));
  const { isEmpty, isLong, length } = value === undefined ? uncontrolled : stateOf(value);
  const grows = !isLong;
  const isTooLong = length !== undefined && length > PROMPT_MAX_LENGTH;
  const area = useRef<HTMLTextAreaElement>(null);

  function change(text: string) {
    const next = stateOf(text);
    const { isEmpty, isLong, length } = uncontrolled;
    if (next.isEmpty !== isEmpty || next.isLong !== isLong || next.length !== length) setUncontrolled(next);
    onValueChange?.(text);
  }

  // Of text typed into a server's HTML before hydration there was no event. React keeps it if the initial text is empty.
  const takeTyped = useEffectEvent(() => {
    const typed = area.current?.value;
    if (typed && !(value ?? defaultValue)) change(typed);
  });
  useEffect(() => takeTyped(), []);

  function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
    const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.repeat || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSubmit?.();
  }

  function clear() {
    if (!area.current) return;
    onClear?.(area.current.value);
    area.current.focus();
    writeText(area.current, '');
  }

  return (
    <Field
      label={<span className="ui:font-semibold">{t('properties.prompt')}</span>}
      description={length !== undefined && t('generator.promptLength', { length, limit: PROMPT_MAX_LENGTH })}
      error={error ?? (isTooLong && t('generator.promptTooLong', { limit: PROMPT_MAX_LENGTH }))}
      required
    >
      <div data-ui="prompt-box" className={cn(inputBoxVariants({ on: 'wrapper' }), 'ui:grid')}>
        <Textarea
          ref={useMergedRefs(area, ref)}
          name="prompt"
          dir="auto"
          rows={3}
          autoGrow={grows}
          {...(value === undefined ? { defaultValue } : { value })}
          placeholder={t('common.promptPlaceholder')}
          className={cn(
            'ui:resize-none ui:rounded-b-none ui:border-0 ui:bg-transparent ui:pb-0 ui:outline-none ui:focus-visible:outline-none ui:aria-invalid:[box-shadow:none]',
            grows ? 'ui:max-h-56' : 'ui:h-56',
            className,
          )}
          {...props}
          onChange={(event) => {
            onChange?.(event);
            change(event.target.value);
          }}
          onKeyDown={submitByKeys}
        />
        <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-1.5 ui:py-1 ui:ps-4 ui:pe-1">
          {onSubmit && <PromptKeys />}
          {wrapText(tools)}
          <Button
            variant="ghost"
            size="sm"
            className={cn(
              'ui:ms-auto ui:min-h-8',
              (isEmpty || props.disabled || props.readOnly) && 'ui:invisible',
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

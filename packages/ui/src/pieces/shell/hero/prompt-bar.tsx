import { useRef } from 'react';
import { Button } from '../../../components/button';
import { useUi } from '../../../i18n';

export interface PromptBarProps {
  /**
   * Placeholder of the field, submitted if nothing was typed.
   * @default an example in the current language
   */
  example?: string;
  /**
   * Called with the prompt as typed, or with the example if nothing was typed; `isTyped` tells which. Without it the form
   * is not rendered.
   */
  onCreate?: (prompt: string, isTyped: boolean) => void;
}

/** Form with a one-line prompt and a submit button. */
export function PromptBar({ example, onCreate }: PromptBarProps) {
  const { t } = useUi();
  // Uncontrolled: the user may have typed into the prerendered field before hydration.
  const field = useRef<HTMLInputElement>(null);
  const suggestion = example ?? t('common.promptPlaceholder');
  return (
    <form
      data-ui="prompt-bar"
      className="ui:mt-3 ui:flex ui:w-full ui:max-w-[44rem] ui:flex-col ui:gap-1 ui:rounded-md ui:border ui:border-line-strong ui:bg-surface-raised ui:p-2 ui:text-start ui:shadow-2 ui:focus-within:outline-2 ui:focus-within:outline-offset-2 ui:focus-within:outline-focus ui:@min-[44rem]:flex-row ui:@min-[44rem]:items-center ui:@min-[44rem]:gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const prompt = field.current?.value ?? '';
        const isTyped = prompt.trim() !== '';
        onCreate?.(isTyped ? prompt : suggestion, isTyped);
      }}
    >
      <input
        ref={field}
        className="ui:h-12 ui:min-w-0 ui:placeholder-shown:[direction:inherit] ui:flex-1 ui:bg-transparent ui:px-3 ui:text-base ui:text-ellipsis ui:outline-none ui:placeholder:text-ink-faint ui:@max-[44rem]:flex-none"
        dir="auto"
        aria-label={t('shell.describePicture')}
        placeholder={suggestion}
      />
      <Button type="submit" variant="primary" size="lg">
        {t('shell.create')}
      </Button>
    </form>
  );
}

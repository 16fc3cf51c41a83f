import { useId, type ComponentProps } from 'react';
import { Button, WandSparklesIcon } from '../../../components';
import { cn } from '../../../lib/cn';

export interface IdeaGroup {
  /** For example 'Light'. */
  label: string;
  /** Short phrases in the language of the page. */
  ideas: readonly string[];
}

export interface PromptIdeasProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle'> {
  groups: readonly IdeaGroup[];
  /** Text of the button that fills the whole prompt. */
  surpriseLabel?: string;
  /** The ideas that the prompt contains. */
  chosen: ReadonlySet<string>;
  /** Called with an idea that is to be added to the prompt, or removed if it is chosen. */
  onToggle?: (idea: string) => void;
  /** Called by the button that fills the whole prompt. Without it the button is not rendered. */
  onSurprise?: () => void;
}

/** Ideas for a prompt by kind; a press adds one to the prompt, or removes it. For a popover or a dialog. @beta */
export function PromptIdeas({
  groups,
  surpriseLabel,
  chosen,
  onToggle,
  onSurprise,
  className,
  ...props
}: PromptIdeasProps) {
  const id = useId();
  return (
    <div data-ui="prompt-ideas" className={cn('ui:grid ui:gap-4', className)} {...props}>
      {onSurprise && (
        <Button onClick={onSurprise}>
          <WandSparklesIcon aria-hidden />
          <span>{surpriseLabel}</span>
        </Button>
      )}
      {groups.map(({ label, ideas }, place) => (
        <div key={label} role="group" aria-labelledby={`${id}${place}`} className="ui:grid ui:gap-2">
          <p id={`${id}${place}`} className="ui:text-xs ui:font-semibold">
            {label}
          </p>
          <div className="ui:flex ui:flex-wrap ui:gap-2">
            {ideas.map((idea) => (
              <Button
                key={idea}
                size="sm"
                aria-pressed={chosen.has(idea)}
                className="ui:rounded-full"
                onClick={() => onToggle?.(idea)}
              >
                <span className="ui:text-start">{idea}</span>
              </Button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A line drawing: `FrameHung`, `FrameTilted`, `FrameMissing`, `FrameOnEasel`. */
  drawing?: ReactNode;
  /** What is missing or what went wrong. */
  title: ReactNode;
  /** One further sentence. */
  description?: ReactNode;
  /** The one next step: a button or a link. */
  action?: ReactNode;
  /**
   * Level of the title in the page's outline; `1` for a page without other content.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** Placeholder for missing content: a drawing, a title, a sentence and an action. @public */
export function EmptyState({
  drawing,
  title,
  description,
  action,
  headingLevel = 2,
  className,
  ...props
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-ui="empty-state"
      className={cn(
        'ui:mx-auto ui:grid ui:max-w-104 ui:justify-items-center ui:gap-2 ui:text-center',
        className,
      )}
      {...props}
    >
      {drawing && <div className="ui:mb-4">{drawing}</div>}
      <Heading
        data-ui="empty-state-title"
        className={cn(
          'ui:font-semibold ui:text-balance ui:wrap-anywhere ui:text-ink',
          headingLevel === 1 ? 'ui:text-2xl' : 'ui:text-xl',
        )}
      >
        {title}
      </Heading>
      {description && (
        <p data-ui="empty-state-description" className="ui:text-balance ui:wrap-anywhere ui:text-ink-muted">
          {description}
        </p>
      )}
      {action && <div className="ui:mt-4">{action}</div>}
    </div>
  );
}

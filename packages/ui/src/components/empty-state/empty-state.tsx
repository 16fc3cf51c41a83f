import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** A line drawing: `FrameHung`, `FrameTilted`, `FrameMissing`, `FrameOnEasel`. */
  drawing?: ReactNode;
  /** What is the case. */
  title: ReactNode;
  /** One sentence more. */
  description?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  /**
   * Where the title stands among the headings of the page; `1` for a page that is nothing else.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4;
}

/** A place with nothing to show, said kindly: a drawing, a sentence, an action. */
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
      data-slot="empty-state"
      className={cn('mx-auto grid max-w-104 justify-items-center gap-2 text-center', className)}
      {...props}
    >
      {drawing && <div className="mb-4">{drawing}</div>}
      <Heading
        data-slot="empty-state-title"
        className={cn('font-semibold text-balance text-ink', headingLevel === 1 ? 'text-2xl' : 'text-xl')}
      >
        {title}
      </Heading>
      {description && (
        <p data-slot="empty-state-description" className="text-balance text-ink-muted">
          {description}
        </p>
      )}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

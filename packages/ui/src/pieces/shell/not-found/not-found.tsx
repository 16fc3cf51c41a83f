import type { ComponentProps } from 'react';
import { Button } from '../../../components/button';
import { EmptyState, FrameMissing } from '../../../components/empty-state';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface NotFoundProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the home page. */
  homeHref: string;
}

/** Page for unknown URLs (404). @public */
export function NotFound({ homeHref, className, ...props }: NotFoundProps) {
  const { t, Link } = useUi();
  return (
    <div
      data-ui="not-found"
      className={cn('ui:grid ui:min-h-120 ui:flex-1 ui:place-items-center ui:px-gutter ui:py-16', className)}
      {...props}
    >
      <EmptyState
        headingLevel={1}
        drawing={<FrameMissing />}
        title={t('shell.notFoundTitle')}
        description={t('shell.notFoundText')}
        action={
          <Button variant="inverse" asChild>
            <Link href={homeHref}>{t('shell.notFoundAction')}</Link>
          </Button>
        }
      />
    </div>
  );
}

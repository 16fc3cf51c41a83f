'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../components/button';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import type { SectionLink } from '../page-section';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  /** The one thing to do. */
  action: SectionLink;
  /** Address of the picture behind the words. Without one they stand on a plain panel. */
  src?: string;
}

/** What a page ends with: one sentence, one button, over a picture. */
export function CallToAction({ title, description, action, src, className, ...props }: CallToActionProps) {
  const { Link } = useUi();
  return (
    <section data-slot="call-to-action" className={cn('wrap', className)} {...props}>
      <div
        className={cn(
          'relative isolate grid items-end overflow-clip rounded-lg',
          src ? 'min-h-[clamp(22rem,34vw,30rem)] bg-surface-sunken' : 'border border-line bg-surface-raised',
        )}
      >
        {src && (
          <img src={src} alt="" loading="lazy" className="absolute inset-0 -z-10 size-full object-cover" />
        )}
        <div
          className={cn(
            'flex flex-wrap items-end justify-between gap-6 px-[clamp(1.5rem,1rem+2.6vw,3.5rem)] pb-[clamp(1.5rem,1rem+2.6vw,3.5rem)]',
            src ? 'bg-scrim pt-24 text-on-media' : 'pt-[clamp(1.5rem,1rem+2.6vw,3.5rem)]',
          )}
        >
          <div className="grid max-w-[56rem] gap-2">
            <h2 className="text-3xl font-semibold text-balance wrap-anywhere">{title}</h2>
            {description && (
              <p className={cn('text-pretty', src ? 'text-on-media-muted' : 'text-ink-muted')}>
                {description}
              </p>
            )}
          </div>
          <Button asChild variant={src ? 'on-media' : 'accent'} size="lg" className="max-xs:w-full">
            <Link href={action.href}>{action.label}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

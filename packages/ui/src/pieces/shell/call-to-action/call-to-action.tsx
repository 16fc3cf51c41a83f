import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../../components/button';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { releaseAutoSizes } from '../../../lib/release-auto-sizes';
import type { SectionLink } from '../page-section/page-section';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  /** The link, shown as a button. */
  action: SectionLink;
  /** URL of the picture behind the text. Without it the section is a plain panel. */
  src?: string;
  /** The picture in other widths, as the `srcset` of an `<img>`. */
  srcSet?: string;
}

/** Last section of a page: a title and a button over a picture. @public */
export function CallToAction({
  title,
  description,
  action,
  src,
  srcSet,
  className,
  ...props
}: CallToActionProps) {
  const { Link } = useUi();
  return (
    <section data-ui="call-to-action" className={cn('ui:@container ui:wrap', className)} {...props}>
      <div
        className={cn(
          'ui:relative ui:isolate ui:grid ui:items-end ui:overflow-clip ui:rounded-lg',
          src
            ? 'ui:min-h-[clamp(22rem,min(34vw,37.5cqi),30rem)] ui:bg-surface-sunken'
            : 'ui:border ui:border-line ui:bg-surface-raised ui:text-ink',
        )}
      >
        {src && (
          <img
            ref={releaseAutoSizes}
            loading="lazy"
            sizes="auto, min(100vw, 80rem)"
            srcSet={srcSet}
            src={src}
            alt=""
            className="ui:absolute ui:inset-0 ui:-z-10 ui:size-full ui:object-cover"
          />
        )}
        <div
          className={cn(
            'ui:flex ui:flex-wrap ui:items-end ui:justify-between ui:gap-6 ui:p-[clamp(1.5rem,1rem+min(2.6vw,3.2cqi),3.5rem)]',
            src && 'ui:bg-scrim ui:pt-24 ui:text-on-media',
          )}
        >
          <div className="ui:grid ui:max-w-[56rem] ui:gap-2">
            <h2 className="ui:text-3xl ui:font-semibold ui:text-balance ui:wrap-anywhere">{title}</h2>
            {description && (
              <p className={cn('ui:text-pretty', src ? 'ui:text-on-media-muted' : 'ui:text-ink-muted')}>
                {description}
              </p>
            )}
          </div>
          <Button asChild variant={src ? 'overlay' : 'primary'} size="lg" className="ui:@max-[26rem]:w-full">
            <Link href={action.href}>{action.label}</Link>
          </Button>
        </div>
      </div>
    </section>
  );
}

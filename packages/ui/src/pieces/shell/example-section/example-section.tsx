import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { MediaFrame } from '../../../components/media-frame/media-frame';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { Watermark } from '../../creation/watermark/watermark';
import type { SectionLink } from '../page-section/page-section';

export interface ExampleSectionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** The prompt of the picture. */
  prompt: string;
  /**
   * The other settings: style, shape, quality, cost.
   * @default []
   */
  choices?: readonly string[];
  /** Link to the generator, shown as a button. */
  action?: SectionLink;
  /** Small text below the button. */
  note?: ReactNode;
  /** URL of the result. Without it the text is shown alone. */
  src?: string;
  /** The picture in other widths, as the `srcset` of an `<img>`. */
  srcSet?: string;
  /**
   * Text alternative of the picture; empty if the prompt describes it.
   * @default ''
   */
  alt?: string;
  /** Text of the watermark over the picture. */
  watermark?: string;
}

/** A finished example: prompt and settings at the start, the result at the end. @public */
export function ExampleSection({
  title,
  prompt,
  choices = [],
  action,
  note,
  src,
  srcSet,
  alt = '',
  watermark,
  className,
  ...props
}: ExampleSectionProps) {
  const { t, Link } = useUi();
  return (
    <section data-ui="example-section" className={cn('ui:@container ui:wrap', className)} {...props}>
      <div
        className={cn(
          'ui:grid ui:overflow-clip ui:rounded-lg ui:border ui:border-line ui:bg-surface-raised ui:text-ink',
          src && 'ui:@min-[44rem]:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <div className="ui:flex ui:flex-col ui:items-start ui:justify-center ui:gap-5 ui:p-[clamp(1.5rem,1rem+min(2.2vw,2.85cqi),3.25rem)]">
          <h2 className="ui:text-2xl ui:font-semibold ui:text-balance">{title}</h2>
          <blockquote className="ui:w-full ui:rounded-sm ui:border ui:border-line ui:bg-surface ui:p-4 ui:text-pretty ui:wrap-anywhere">
            {prompt}
          </blockquote>
          {choices.length > 0 && (
            <ul role="list" className="ui:num ui:flex ui:flex-wrap ui:gap-2">
              {choices.map((choice) => (
                <li key={choice} className="ui:flex">
                  <Badge>
                    <bdi>{choice}</bdi>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          {action && (
            <Button asChild variant="inverse" size="lg">
              <Link href={action.href}>{action.label}</Link>
            </Button>
          )}
          {note && <p className="ui:text-xs ui:text-pretty ui:text-ink-muted">{note}</p>}
        </div>
        {src && (
          <MediaFrame
            src={src}
            srcSet={srcSet}
            sizes="(min-width: 768px) min(58vw, 46rem), 100vw"
            alt={alt}
            ratio="4 / 3"
            brokenText={t('gallery.broken')}
            watermark={watermark && <Watermark word={watermark} />}
            className="ui:h-full ui:w-full ui:@max-[44rem]:order-first"
            style={{ borderRadius: 0 }}
          />
        )}
      </div>
    </section>
  );
}

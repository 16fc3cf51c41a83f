'use client';

import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../../../components/badge';
import { Button } from '../../../components/button';
import { MediaFrame } from '../../../components/media-frame';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { Watermark } from '../../generator/watermark';
import type { SectionLink } from '../page-section';

export interface ExampleSectionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  /** The sentence that the picture was made from. */
  prompt: string;
  /** What else was chosen: style, shape, quality, cost. */
  choices?: readonly string[];
  /** The way to make one's own. */
  action?: SectionLink;
  /** A small remark below the action. */
  note?: ReactNode;
  /** Address of what came of it. Without one the words stand alone. */
  src?: string;
  /** What one sees on it; empty if the prompt says so already. */
  alt?: string;
  /** The brand's word over the picture, as visitors see it. */
  watermark?: string;
}

/** A finished example: the sentence and the choices at the start, what came of them at the end. */
export function ExampleSection({
  title,
  prompt,
  choices = [],
  action,
  note,
  src,
  alt = '',
  watermark,
  className,
  ...props
}: ExampleSectionProps) {
  const { t, Link } = useUi();
  return (
    <section data-slot="example-section" className={cn('wrap', className)} {...props}>
      <div
        className={cn(
          'grid overflow-clip rounded-lg border border-line bg-surface-raised',
          src && 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        <div className="flex flex-col items-start justify-center gap-5 p-[clamp(1.5rem,1rem+2.2vw,3.25rem)]">
          <h2 className="text-2xl font-semibold text-balance">{title}</h2>
          <blockquote className="w-full rounded-sm border border-line bg-surface p-4 text-pretty wrap-anywhere">
            {prompt}
          </blockquote>
          {choices.length > 0 && (
            <ul role="list" className="num flex flex-wrap gap-2">
              {choices.map((choice) => (
                <li key={choice} className="flex">
                  <Badge>
                    <bdi>{choice}</bdi>
                  </Badge>
                </li>
              ))}
            </ul>
          )}
          {action && (
            <Button asChild variant="ink" size="lg">
              <Link href={action.href}>{action.label}</Link>
            </Button>
          )}
          {note && <p className="text-xs text-pretty text-ink-muted">{note}</p>}
        </div>
        {src && (
          <MediaFrame
            src={src}
            alt={alt}
            ratio="4 / 3"
            brokenText={t('gallery.broken')}
            watermark={watermark && <Watermark word={watermark} />}
            className="h-full w-full max-md:order-first"
            style={{ borderRadius: 0 }}
          />
        )}
      </div>
    </section>
  );
}

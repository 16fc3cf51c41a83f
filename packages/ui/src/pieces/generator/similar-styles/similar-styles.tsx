'use client';

import { useId, type ComponentProps } from 'react';
import { ImageIcon, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { CreationMedia } from '../../gallery/creation-media';

const PLACES = 4;

export interface SimilarPicture {
  /** Unique id. */
  id: string | number;
  /** Validated URL of the picture. Without it the placeholder for broken media is shown. */
  src?: string;
  /** Text alternative of the picture. */
  alt: string;
}

export interface SimilarStylesProps extends Omit<ComponentProps<'section'>, 'children'> {
  /**
   * Up to four pictures; further ones are ignored. Missing ones are shown as empty places.
   * @default []
   */
  pictures?: readonly SimilarPicture[];
}

/** Up to four pictures similar to the current result. */
export function SimilarStyles({ pictures = [], className, ...props }: SimilarStylesProps) {
  const { t } = useUi();
  const titleId = useId();
  return (
    <section
      data-ui="similar-styles"
      aria-labelledby={titleId}
      className={cn('ui:grid ui:gap-2', className)}
      {...props}
    >
      <h2 id={titleId} className="ui:text-sm ui:leading-[1.3] ui:font-semibold ui:text-ink">
        {t('generator.similarStyles')}
      </h2>
      <ul role="list" className="ui:grid ui:grid-cols-2 ui:gap-3 ui:xs:grid-cols-4">
        {Array.from({ length: PLACES }, (_, place) => {
          const picture = pictures[place];
          return (
            <li key={picture?.id ?? `place-${place}`}>
              {picture ? (
                <CreationMedia src={picture.src} alt={picture.alt} ratio="16 / 9" className="ui:rounded-sm" />
              ) : (
                <div className="ui:grid ui:aspect-video ui:place-items-center ui:rounded-md ui:border ui:border-dashed ui:border-line-strong ui:text-ink-faint">
                  <ImageIcon aria-hidden className="ui:size-[1.1rem]" />
                  <VisuallyHidden>{t('generator.similarEmpty')}</VisuallyHidden>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

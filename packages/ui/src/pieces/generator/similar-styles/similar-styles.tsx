import { Children, useId, type ComponentProps } from 'react';
import { ImageIcon, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

const PLACES = 4;

export interface SimilarStylesProps extends ComponentProps<'section'> {
  /** Up to four `SimilarStyle`; further ones are ignored. Missing ones are shown as empty places. */
  children?: ComponentProps<'section'>['children'];
}

/** Four places under a result for the same prompt in other styles. @beta */
export function SimilarStyles({ children, className, ...props }: SimilarStylesProps) {
  const { t } = useUi();
  const titleId = useId();
  const places = Children.toArray(children);
  return (
    <section
      data-ui="similar-styles"
      aria-labelledby={titleId}
      className={cn('ui:relative ui:grid ui:w-full ui:gap-2 ui:@container', className)}
      {...props}
    >
      <h2 id={titleId} className="ui:text-sm ui:leading-[1.3] ui:font-semibold ui:text-ink">
        {t('generator.similarStyles')}
      </h2>
      <ul role="list" className="ui:grid ui:grid-cols-2 ui:gap-3 ui:@min-[26rem]:grid-cols-4">
        {Array.from({ length: PLACES }, (_, place) => (
          <li key={place} className="ui:min-w-0">
            {places[place] ?? (
              <div className="ui:grid ui:aspect-video ui:place-items-center ui:rounded-md ui:bg-surface-sunken ui:text-ink-faint ui:forced-colors:border">
                <ImageIcon aria-hidden className="ui:size-[1.1rem]" />
                <VisuallyHidden>{t('generator.similarEmpty')}</VisuallyHidden>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

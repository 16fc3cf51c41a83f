import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';
import { PageSection } from '../page-section/page-section';
import type { SectionHeadProps } from '../page-section/section-head';
import { ShowcaseTile, type ShowcasePicture } from './showcase-tile';

export type { ShowcasePicture } from './showcase-tile';

export interface ShowcaseSectionProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, SectionHeadProps {
  /** The pictures: two in a row, four if there is room. */
  pictures: readonly ShowcasePicture[];
}

/** Section with a grid of labelled pictures. @public */
export function ShowcaseSection({ pictures, className, ...props }: ShowcaseSectionProps) {
  return (
    <PageSection data-ui="showcase-section" className={cn('ui:@container', className)} {...props}>
      <ul
        role="list"
        className="ui:grid ui:grid-cols-2 ui:gap-[clamp(0.625rem,1.2vw,1.25rem)] ui:@min-[44rem]:grid-cols-4"
      >
        {pictures.map((picture) => (
          <li key={picture.label}>
            <ShowcaseTile {...picture} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

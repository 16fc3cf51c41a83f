import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { SectionHead, type SectionLink } from '../page-section/section-head';
import { ShowcaseTile, type ShowcasePicture } from './showcase-tile';

export type { ShowcasePicture } from './showcase-tile';

export interface ShowcaseSectionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: ReactNode;
  description?: ReactNode;
  /** Link beside the title. */
  link?: SectionLink;
  /** The pictures: two in a row, four if there is room. */
  pictures: readonly ShowcasePicture[];
}

/** Section with a grid of labelled pictures. @public */
export function ShowcaseSection({
  title,
  description,
  link,
  pictures,
  className,
  ...props
}: ShowcaseSectionProps) {
  return (
    <section data-ui="showcase-section" className={cn('ui:@container ui:wrap', className)} {...props}>
      <SectionHead title={title} description={description} link={link} />
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
    </section>
  );
}

import type { ComponentProps } from 'react';
import { cn } from '../../../lib/cn';
import { SectionHead, type SectionHeadProps } from './section-head';

export type { SectionLink } from './section-head';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'>, SectionHeadProps {}

/** Section of a long page, with a title and an optional link. The host sets the distance between sections. @public */
export function PageSection({ title, description, link, className, children, ...props }: PageSectionProps) {
  return (
    <section data-ui="page-section" className={cn('ui:wrap', className)} {...props}>
      <SectionHead title={title} description={description} link={link} />
      {children}
    </section>
  );
}

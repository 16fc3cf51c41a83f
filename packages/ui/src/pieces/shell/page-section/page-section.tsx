import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { SectionHead, type SectionLink } from './section-head';

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What the section is about. */
  title: ReactNode;
  /** A sentence below it. */
  description?: ReactNode;
  /** A way further. */
  link?: SectionLink;
}

/** A part of a long page: a title, perhaps a way further, and what it is about. The distance to the next one is the host's. */
export function PageSection({ title, description, link, className, children, ...props }: PageSectionProps) {
  return (
    <section data-slot="page-section" className={cn('ui:wrap', className)} {...props}>
      <SectionHead title={title} description={description} link={link} />
      {children}
    </section>
  );
}

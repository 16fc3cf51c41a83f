'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { SectionHead, type SectionLink } from '../page-section/section-head';

export interface Feature {
  /** Drawn 24 px large. */
  icon?: ReactNode;
  title: string;
  text: ReactNode;
}

export interface FeatureSectionProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** What the features have in common. Without it each is a heading of the page. */
  title?: ReactNode;
  description?: ReactNode;
  /** A way further; beside a title only. */
  link?: SectionLink;
  /** Three read best; any number is laid out. */
  features: readonly Feature[];
}

/** What one can do here, in columns under a rule: an icon, a few words, a sentence. */
export function FeatureSection({
  title,
  description,
  link,
  features,
  className,
  ...props
}: FeatureSectionProps) {
  const Heading = title ? 'h3' : 'h2';
  return (
    <section data-slot="feature-section" className={cn('wrap', className)} {...props}>
      {title && <SectionHead title={title} description={description} link={link} />}
      <ul
        role="list"
        className="grid gap-x-[clamp(1.5rem,3vw,3.5rem)] gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] md:gap-y-10"
      >
        {features.map(({ icon, title: name, text }) => (
          <li
            key={name}
            className="flex items-start gap-4 border-t border-line-strong pt-5 md:flex-col md:items-stretch md:gap-6"
          >
            {icon && (
              <span aria-hidden className="[&>svg]:size-6">
                {icon}
              </span>
            )}
            <div className="grid min-w-0 gap-2">
              <Heading className="text-xl font-semibold text-balance wrap-anywhere hyphens-auto">
                {name}
              </Heading>
              <p className="text-pretty text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../../lib/cn';
import { SectionHead, type SectionHeadProps } from '../page-section/section-head';

export interface Feature {
  /** Icon, shown at 24 px. */
  icon?: ReactNode;
  title: string;
  text: ReactNode;
}

export interface FeatureSectionProps
  extends Omit<ComponentProps<'section'>, 'title' | 'children'>, Omit<SectionHeadProps, 'title'> {
  /** Title of the section. Without it each feature title is an `h2`, and there is neither a text nor a link. */
  title?: ReactNode;
  /** The features. Three are recommended; any number is supported. */
  features: readonly Feature[];
}

/** Features of the product in columns, each with an icon, a title and a text. @public */
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
    <section data-ui="feature-section" className={cn('ui:@container ui:wrap', className)} {...props}>
      {title && <SectionHead title={title} description={description} link={link} />}
      <ul
        role="list"
        className="ui:grid ui:gap-x-[clamp(1.5rem,3vw,3.5rem)] ui:gap-y-8 ui:@min-[44rem]:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] ui:@min-[44rem]:gap-y-10"
      >
        {features.map(({ icon, title: name, text }) => (
          <li
            key={name}
            className="ui:flex ui:items-start ui:gap-4 ui:border-t ui:border-line-strong ui:pt-5 ui:@min-[44rem]:flex-col ui:@min-[44rem]:items-stretch ui:@min-[44rem]:gap-6"
          >
            {icon && (
              <span aria-hidden className="ui:shrink-0 ui:[&>svg]:size-6">
                {icon}
              </span>
            )}
            <div className="ui:grid ui:min-w-0 ui:gap-2">
              <Heading className="ui:text-xl ui:font-semibold ui:text-balance ui:wrap-anywhere ui:hyphens-auto">
                {name}
              </Heading>
              <p className="ui:text-pretty ui:text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

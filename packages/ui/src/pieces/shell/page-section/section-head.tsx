import type { ReactNode } from 'react';
import { ArrowForwardIcon } from '../../../components/icons';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';

export interface SectionLink {
  href: string;
  label: ReactNode;
}

export interface SectionHeadProps {
  /** Title of the section. */
  title: ReactNode;
  /** Text below the title. */
  description?: ReactNode;
  /** Link beside the title. */
  link?: SectionLink;
}

export function SectionHead({ title, description, link }: SectionHeadProps) {
  const { Link } = useUi();
  return (
    <div
      data-ui="section-head"
      className="ui:@container ui:mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] ui:flex ui:flex-wrap ui:items-end ui:justify-between ui:gap-x-6 ui:gap-y-4"
    >
      <div className="ui:grid ui:min-w-0 ui:gap-3">
        <h2 className="ui:text-3xl ui:font-semibold ui:text-balance ui:wrap-anywhere ui:hyphens-auto">
          {title}
        </h2>
        {description && (
          <p className="ui:max-w-[38rem] ui:text-lg ui:text-pretty ui:text-ink-muted">{description}</p>
        )}
      </div>
      {link && (
        <TextLink asChild className="ui:inline-flex ui:items-center ui:gap-1 ui:max-desk:min-h-11">
          <Link href={link.href}>
            {link.label}
            <ArrowForwardIcon className="ui:size-4" />
          </Link>
        </TextLink>
      )}
    </div>
  );
}

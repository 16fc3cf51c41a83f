'use client';

import type { ReactNode } from 'react';
import { ArrowForwardIcon } from '../../../components/icons';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';

/** A way to another place. */
export interface SectionLink {
  href: string;
  label: ReactNode;
}

interface SectionHeadProps {
  title: ReactNode;
  description?: ReactNode;
  link?: SectionLink;
}

export function SectionHead({ title, description, link }: SectionHeadProps) {
  const { Link } = useUi();
  return (
    <div
      data-slot="section-head"
      className="mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] flex flex-wrap items-end justify-between gap-x-6 gap-y-4"
    >
      <div className="grid min-w-0 gap-3">
        <h2 className="text-3xl font-semibold text-balance wrap-anywhere hyphens-auto">{title}</h2>
        {description && <p className="max-w-[38rem] text-lg text-pretty text-ink-muted">{description}</p>}
      </div>
      {link && (
        <TextLink asChild className="inline-flex items-center gap-1 max-desk:min-h-11">
          <Link href={link.href}>
            {link.label}
            <ArrowForwardIcon className="size-4" />
          </Link>
        </TextLink>
      )}
    </div>
  );
}

import { ArrowForwardIcon, useUi } from '@product/ui';
import type { ReactNode } from 'react';

export interface SectionProps {
  title: string;
  text?: string;
  link?: { href: string; label: string };
  children: ReactNode;
}

/** A part of the landing page: a title, perhaps a way further, and what it is about. */
export function Section({ title, text, link, children }: SectionProps) {
  const { Link } = useUi();
  return (
    <section className="wrap mt-section">
      <div className="mb-[clamp(1.75rem,1.2rem+1.6vw,3rem)] flex flex-wrap items-end justify-between gap-6">
        <div className="grid gap-3">
          <h2 className="text-3xl font-semibold text-balance">{title}</h2>
          {text && <p className="text-lg text-ink-muted">{text}</p>}
        </div>
        {link && (
          <Link
            href={link.href}
            className="inline-flex items-center gap-1 font-medium text-accent-ink hover:underline"
          >
            {link.label}
            <ArrowForwardIcon className="size-4" />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface LegalSection {
  /** Part of the address that leads to it: `refunds` for `#refunds`. */
  id: string;
  title: string;
  body: ReactNode;
}

export interface LegalDocumentProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  title: string;
  /** What it is about, in a sentence. */
  lede?: ReactNode;
  /** When it was last changed. */
  updated: Date;
  sections: readonly LegalSection[];
}

/** A document that is read: its sections one below the other, with a list of them that leads to each. */
export function LegalDocument({ title, lede, updated, sections, className, ...props }: LegalDocumentProps) {
  const { t, format } = useUi();
  const contentsId = useId();
  return (
    <article
      data-slot="legal-document"
      className={cn('wrap grid gap-x-16 gap-y-10 py-12 desk:grid-cols-[15rem_minmax(0,42rem)]', className)}
      {...props}
    >
      <header className="grid gap-3 desk:col-start-2">
        <h1 className="text-3xl font-semibold text-balance">{title}</h1>
        {lede && <p className="text-lg text-pretty text-ink-muted">{lede}</p>}
        <p className="text-sm text-ink-muted">{t('shell.lastUpdated', { date: format.date(updated) })}</p>
      </header>
      <nav
        aria-labelledby={contentsId}
        className="desk:sticky desk:top-24 desk:row-span-2 desk:row-start-1 desk:self-start"
      >
        <h2 id={contentsId} className="mb-2 text-sm font-semibold">
          {t('shell.contents')}
        </h2>
        <ol className="grid gap-1.5 text-sm">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <TextLink variant="quiet" href={`#${id}`}>
                {name}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-10 desk:col-start-2">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} aria-labelledby={id} className="grid gap-3">
            <h2 id={id} className="scroll-mt-24 text-xl font-semibold text-balance">
              {name}
            </h2>
            <div className="grid gap-3 text-pretty text-ink-muted [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:ps-5">
              {body}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

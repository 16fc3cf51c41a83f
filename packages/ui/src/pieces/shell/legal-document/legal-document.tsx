'use client';

import { useId, type ComponentProps, type ReactNode } from 'react';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface LegalSection {
  /** Id of the section and fragment of its URL: `refunds` for `#refunds`. */
  id: string;
  /** Heading of the section and its entry in the table of contents. */
  title: string;
  /** Paragraphs and lists of the section. */
  body: ReactNode;
}

export interface LegalDocumentProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Heading of the page. */
  title: string;
  /** Introduction in one sentence. */
  lede?: ReactNode;
  /** Date of the last change. */
  updated: Date;
  /** The sections in display order. */
  sections: readonly LegalSection[];
}

/** Legal document with sections and a table of contents. */
export function LegalDocument({ title, lede, updated, sections, className, ...props }: LegalDocumentProps) {
  const { t, format } = useUi();
  const contentsId = useId();
  return (
    <article
      data-ui="legal-document"
      className={cn(
        'ui:wrap ui:grid ui:gap-x-16 ui:gap-y-10 ui:py-12 ui:wrap-anywhere ui:desk:grid-cols-[15rem_minmax(0,42rem)]',
        className,
      )}
      {...props}
    >
      <header className="ui:grid ui:gap-3 ui:desk:col-start-2">
        <h1 className="ui:text-3xl ui:font-semibold ui:text-balance">{title}</h1>
        {lede && <p className="ui:text-lg ui:text-pretty ui:text-ink-muted">{lede}</p>}
        <p className="ui:text-sm ui:text-ink-muted">
          {t('shell.lastUpdated', { date: format.date(updated) })}
        </p>
      </header>
      <nav
        aria-labelledby={contentsId}
        className="ui:desk:tall:sticky ui:desk:top-24 ui:desk:row-span-2 ui:desk:row-start-1 ui:desk:self-start"
      >
        <h2 id={contentsId} className="ui:mb-2 ui:text-sm ui:font-semibold">
          {t('shell.contents')}
        </h2>
        <ol className="ui:grid ui:text-sm ui:desk:gap-1.5">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <TextLink
                variant="quiet"
                href={`#${id}`}
                className="ui:max-desk:flex ui:max-desk:min-h-11 ui:max-desk:items-center"
              >
                {name}
              </TextLink>
            </li>
          ))}
        </ol>
      </nav>
      <div className="ui:grid ui:gap-10 ui:desk:col-start-2">
        {sections.map(({ id, title: name, body }) => (
          <section key={id} aria-labelledby={id} className="ui:grid ui:gap-3">
            <h2 id={id} className="ui:scroll-mt-8 ui:text-xl ui:font-semibold ui:text-balance">
              {name}
            </h2>
            <div className="ui:grid ui:gap-3 ui:text-pretty ui:text-ink-muted ui:[&_ul]:grid ui:[&_ul]:list-disc ui:[&_ul]:gap-1.5 ui:[&_ul]:ps-5">
              {body}
            </div>
          </section>
        ))}
      </div>
    </article>
  );
}

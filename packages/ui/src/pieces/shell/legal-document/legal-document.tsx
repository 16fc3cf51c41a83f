import { useId, type ComponentProps, type ReactNode } from 'react';
import { TextLink } from '../../../components/text-link';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { goToFragment } from '../../../lib/go-to-fragment';

export interface LegalSection {
  /** Id of the section and fragment of its URL: `refunds` for `#refunds`. */
  id: string;
  /** Heading of the section and its entry in the table of contents. */
  title: string;
  /** Paragraphs and lists of the section. Links are `TextLink`s: those of a host look as its stylesheet says. */
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

/** Legal document with sections and a table of contents. @public */
export function LegalDocument({ title, lede, updated, sections, className, ...props }: LegalDocumentProps) {
  const { t, format } = useUi();
  const contentsId = useId();
  return (
    <article
      data-ui="legal-document"
      className={cn('ui:@container ui:wrap ui:py-12 ui:wrap-anywhere', className)}
      {...props}
    >
      <div className="ui:grid ui:gap-x-16 ui:gap-y-10 ui:@min-[56rem]:grid-cols-[15rem_minmax(0,42rem)]">
        <header className="ui:grid ui:gap-3 ui:@min-[56rem]:col-start-2">
          <h1 className="ui:text-3xl ui:font-semibold ui:text-balance">{title}</h1>
          {lede && <p className="ui:text-lg ui:text-pretty ui:text-ink-muted">{lede}</p>}
          <p className="ui:text-sm ui:text-ink-muted">
            {t('shell.lastUpdated', { date: format.date(updated) })}
          </p>
        </header>
        <nav
          aria-labelledby={contentsId}
          className="ui:@min-[56rem]:tall:sticky ui:@min-[56rem]:top-24 ui:@min-[56rem]:row-span-2 ui:@min-[56rem]:row-start-1 ui:@min-[56rem]:self-start"
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
                  onClick={goToFragment}
                  className="ui:max-desk:flex ui:max-desk:min-h-11 ui:max-desk:items-center"
                >
                  {name}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="ui:grid ui:gap-10 ui:@min-[56rem]:col-start-2">
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
      </div>
    </article>
  );
}

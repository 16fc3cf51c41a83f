import type { ComponentProps, ReactNode } from 'react';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { requireProps } from '../../../lib/explain';
import type { NavigationLink } from '../navigation';
import { FooterColumns, type FooterColumn } from './footer-columns';
import { FooterContacts } from './footer-contacts';

export type { FooterColumn } from './footer-columns';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** Name of the product. */
  brand: string;
  /** Year of the copyright. Without it `[data-ui=footer-year]` is rendered empty, as a placeholder for it. */
  year?: number | undefined;
  /** Email address for contact. Without it no address is rendered. */
  contactEmail?: string;
  /** Links of the footer: one row, or columns with titles. */
  columns: readonly FooterColumn[];
  /**
   * Links with icons, to pages of the brand on social networks.
   * @default none
   */
  socialLinks?: readonly NavigationLink[];
  /** The `LanguageMenu`, with the language's name. */
  languageMenu?: ReactNode;
}

/** Footer of every page. @public */
export function Footer({
  brand,
  year,
  contactEmail,
  columns,
  socialLinks,
  languageMenu,
  className,
  ...props
}: FooterProps) {
  requireProps('Footer', { columns });
  const { t } = useUi();
  return (
    <footer
      data-ui="footer"
      className={cn(
        'ui:@container ui:mt-16 ui:w-full ui:print:hidden ui:border-t ui:border-line ui:pt-10 ui:pb-8 ui:text-sm ui:text-ink-muted',
        className,
      )}
      {...props}
    >
      <div className="ui:wrap ui:grid ui:items-start ui:gap-x-10 ui:gap-y-6 ui:@min-[56rem]:grid-cols-[1fr_auto]">
        <FooterColumns columns={columns} />
        <FooterContacts email={contactEmail} socialLinks={socialLinks} />
        <p className="ui:num ui:self-center ui:@max-[56rem]:order-last">
          <RichText
            text={t('shell.copyright', { year: year ?? '', brand })}
            components={{ year: renderYear }}
          />
        </p>
        {languageMenu && (
          <div
            role="group"
            aria-label={t('shell.language')}
            className="ui:@max-[56rem]:ms-[max(--spacing(-3),-5%)] ui:@min-[56rem]:-me-3 ui:@min-[56rem]:justify-self-end"
          >
            {languageMenu}
          </div>
        )}
      </div>
    </footer>
  );
}

/** The year may change between prerendering and hydration. */
const renderYear = (year: string) => (
  <time data-ui="footer-year" suppressHydrationWarning>
    {year}
  </time>
);

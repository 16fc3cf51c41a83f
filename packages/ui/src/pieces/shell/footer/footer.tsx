'use client';

import type { BusinessModel, Destination } from '@product/domain';
import type { ComponentProps } from 'react';
import { RichText, useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu';
import { FooterColumns } from './footer-columns';
import { FooterContacts, type SocialLink } from './footer-contacts';

export interface FooterProps
  extends Omit<ComponentProps<'footer'>, 'children'>, Pick<LanguageMenuProps, 'language' | 'languages'> {
  /** Name of the product. */
  brand: string;
  /** Year of the copyright. Without it `[data-slot=footer-year]` is rendered empty, as a placeholder for it. */
  year?: number | undefined;
  /** Email address for contact. Without it no address is rendered. */
  contactEmail?: string;
  /** Links of the footer, from the business model (`BusinessModel`): one row, or columns with titles. */
  columns: BusinessModel['footer'];
  /** Returns the host's URL of a destination. */
  hrefFor: (destination: Destination) => string;
  /**
   * Pages of the brand on social networks.
   * @default none
   */
  socialLinks?: readonly SocialLink[];
  /** Called with the language that the user selects. Without it the language menu is not rendered. */
  onLanguageChange?: LanguageMenuProps['onLanguageChange'];
}

/** Footer of every page. */
export function Footer({
  brand,
  year,
  contactEmail,
  columns,
  hrefFor,
  socialLinks,
  language,
  languages,
  onLanguageChange,
  className,
  ...props
}: FooterProps) {
  const { t } = useUi();
  return (
    <footer
      data-slot="footer"
      className={cn(
        'ui:mt-16 ui:print:hidden ui:border-t ui:border-line ui:pt-10 ui:pb-8 ui:text-sm ui:text-ink-muted',
        className,
      )}
      {...props}
    >
      <div className="ui:wrap ui:grid ui:items-start ui:gap-x-10 ui:gap-y-6 ui:desk:grid-cols-[1fr_auto]">
        <FooterColumns columns={columns} hrefFor={hrefFor} />
        <FooterContacts email={contactEmail} socialLinks={socialLinks} />
        <p className="ui:num ui:self-center ui:max-desk:order-last">
          <RichText text={t('shell.copyright', { year: year ?? '', brand })} marks={{ year: drawYear }} />
        </p>
        {onLanguageChange && (
          <div
            role="group"
            aria-label={t('shell.language')}
            className="ui:max-desk:-ms-3 ui:desk:-me-3 ui:desk:justify-self-end"
          >
            <LanguageMenu
              look="name"
              language={language}
              languages={languages}
              onLanguageChange={onLanguageChange}
            />
          </div>
        )}
      </div>
    </footer>
  );
}

/** The year may change between prerendering and hydration. */
const drawYear = (year: string) => (
  <time data-slot="footer-year" suppressHydrationWarning>
    {year}
  </time>
);

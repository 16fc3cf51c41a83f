'use client';

import type { BusinessReading, Destination } from '@product/domain';
import type { ComponentProps } from 'react';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu';
import { FooterColumns } from './footer-columns';
import { FooterContacts, type SocialLink } from './footer-contacts';

export interface FooterProps
  extends Omit<ComponentProps<'footer'>, 'children'>, Pick<LanguageMenuProps, 'language' | 'languages'> {
  /** The product's name. */
  brand: string;
  /** The year of the copyright. */
  year: number;
  /** Where people can write to. Without it, no address is there. */
  contactEmail?: string;
  /** The links, from a business reading: one row, or columns with titles. */
  columns: BusinessReading['footer'];
  /** The host's address of a place. */
  hrefFor: (destination: Destination) => string;
  /**
   * The brand's pages elsewhere.
   * @default none
   */
  socialLinks?: readonly SocialLink[];
  /** Called with the language that was chosen. Without it, there is no choice of languages. */
  onLanguageChange?: LanguageMenuProps['onLanguageChange'];
}

/** What every screen ends with. */
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
          {t('shell.copyright', { year, brand })}
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

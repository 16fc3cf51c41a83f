import { Footer } from '@product/ui';
import { useLanguage } from '../i18n/use-language';
import { hrefFor } from './paths';
import { useServices } from './services';

/** Comes with the page above it: under one that is still loading it would be pushed away a moment later. */
export function AppFooter() {
  const { config } = useServices();
  const { language, setLanguage } = useLanguage();
  return (
    <Footer
      className="peer-has-data-[slot=gallery-skeleton]:hidden peer-has-data-[slot=loading-screen]:hidden"
      brand={config.brand}
      year={new Date().getFullYear()}
      contactEmail={config.contactEmail}
      columns={config.reading.footer}
      hrefFor={hrefFor}
      socialLinks={config.socialLinks}
      language={language}
      onLanguageChange={setLanguage}
    />
  );
}

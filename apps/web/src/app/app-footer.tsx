import { Footer } from '@product/ui';
import { useLanguage } from '../i18n/use-language';
import { hrefFor } from './paths';
import { useServices } from './services';

export function AppFooter() {
  const { config } = useServices();
  const { language, languages, setLanguage } = useLanguage();
  return (
    <Footer
      brand={config.brand}
      year={new Date().getFullYear()}
      contactEmail={config.contactEmail}
      columns={config.reading.footer}
      hrefFor={hrefFor}
      socialLinks={config.socialLinks}
      language={language}
      languages={languages}
      onLanguageChange={setLanguage}
    />
  );
}

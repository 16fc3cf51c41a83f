import { Footer, LanguageMenuTrigger, useProductLinks } from '@product/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../core/use-language';
import { hrefFor } from '../core/paths';
import { useServices } from '../core/services';
import { LazyMenu } from './lazy-menu';

/** Hidden while the screen above is loading: the loaded content would push it down a moment later. */
export function AppFooter() {
  const { config, now } = useServices();
  const { language, setLanguage } = useLanguage();
  const { t } = useTranslation('common');
  const product = useProductLinks();
  const { legalNoticeUrl: href } = config.owner;
  const columns = product.footer(config.businessModel.footer, hrefFor);
  if (href) columns.at(-1)?.links.push({ href, label: t('legalNotice') });
  return (
    <Footer
      className="peer-has-data-[ui=gallery-skeleton]:hidden peer-has-data-[ui=loading-screen]:hidden"
      brand={config.brand}
      // In a prerendered page, static-pages/client/prepare-page.ts inserts it.
      year={import.meta.env.SSR ? undefined : now().getFullYear()}
      contactEmail={config.contactEmail}
      columns={columns}
      socialLinks={product.social(config.socialLinks)}
      languageMenu={
        <LazyMenu
          trigger={(props) => <LanguageMenuTrigger variant="name" language={language} {...props} />}
          menu={({ LanguageMenu }, ref) => (
            <LanguageMenu ref={ref} variant="name" language={language} onLanguageChange={setLanguage} />
          )}
        />
      }
    />
  );
}

import { useTranslation } from 'react-i18next';
import { useServices } from './services';

/** The document's title: the screen's own, then the brand's. */
export function PageTitle({ children }: { children: string }) {
  const { t } = useTranslation();
  const { brand } = useServices().config;
  return <title>{t('title', { screen: children, brand })}</title>;
}

import { useTranslation } from 'react-i18next';
import { useServices } from './services';

export interface PageTitleProps {
  /** The screen's own title, followed by the brand. Default: the brand alone. */
  children?: string;
  description?: string;
}

export function PageTitle({ children, description }: PageTitleProps) {
  const { t } = useTranslation();
  const { brand } = useServices().config;
  return (
    <>
      <title>{children ? t('title', { screen: children, brand }) : brand}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}

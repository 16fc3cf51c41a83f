import { useTranslation } from 'react-i18next';
import { useServices } from './services';

export interface PageTitleProps {
  /** The screen's own title; the brand's follows. Without one, the brand's stands alone. */
  children?: string;
  /** A sentence or two for whoever finds the page by a search. */
  description?: string;
}

/** The document's title and description. */
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

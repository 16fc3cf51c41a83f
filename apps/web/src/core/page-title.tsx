import { useTranslation } from 'react-i18next';
import { useRunningProgress } from '@product/studio';
import { useUi } from '@product/ui';
import { useServices } from './services';

export interface PageTitleProps {
  /** The screen's own title, followed by the brand. Default: the brand alone. The percent of a running generation precedes it. */
  children?: string;
  description?: string;
}

export function PageTitle({ children, description }: PageTitleProps) {
  const { t } = useTranslation();
  const { format } = useUi();
  const { config, generations } = useServices();
  const percent = useRunningProgress(generations);
  const { brand } = config;
  const title = children ? t('title', { screen: children, brand }) : brand;
  return (
    <>
      <title>
        {percent === undefined ? title : t('titleRunning', { percent: format.percent(percent / 100), title })}
      </title>
      {description && <meta name="description" content={description} />}
    </>
  );
}

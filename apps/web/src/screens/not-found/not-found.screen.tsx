import { NotFound } from '@product/ui';
import { paths } from '../../app/paths';
import { PageTitle } from '../../app/page-title';
import { useTranslation } from 'react-i18next';

export function Component() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('notFound.documentTitle')}</PageTitle>
      <NotFound homeHref={paths.home} />
    </>
  );
}

import { NotFound } from '@product/ui';
import { paths } from '../../core/paths';
import { PageTitle } from '../../core/page-title';
import { useTexts } from './use-texts';

export function Component() {
  const { t } = useTexts();
  return (
    <>
      <PageTitle>{t('documentTitle')}</PageTitle>
      <NotFound homeHref={paths.home} />
    </>
  );
}

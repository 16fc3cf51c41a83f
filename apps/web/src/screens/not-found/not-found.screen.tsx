import { NotFound } from '@product/ui';
import { paths } from '../../core/paths';
import { PageTitle } from '../../core/page-title';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/not-found';

export function Component() {
  const { t } = useTexts('not-found', english);
  return (
    <>
      <PageTitle>{t('documentTitle')}</PageTitle>
      {/* A host answers every path with the app and 200, which search engines would list. */}
      <meta name="robots" content="noindex" />
      <NotFound homeHref={paths.home} />
    </>
  );
}

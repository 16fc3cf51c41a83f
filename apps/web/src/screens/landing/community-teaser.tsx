import { safeMediaUrl } from '@product/api-client';
import { galleryQuery, useApi } from '@product/api-client/react';
import {
  GalleryCard,
  GalleryEmpty,
  GalleryError,
  PageSection,
  Skeleton,
  useInView,
  useUi,
  VisuallyHidden,
} from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../core/paths';
import { useTexts } from '../../core/use-texts';
import english from '../../i18n/locales/en/landing';

const CARD_COUNT = 4;
const GRID = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5';

/** The newest public pictures, fetched when the section comes near the viewport. */
export function CommunityTeaser({ emptyHref }: { emptyHref: string }) {
  const { t } = useTexts('landing', english);
  const { ref, isInView } = useInView();
  return (
    <PageSection
      ref={ref}
      title={t('communityTitle')}
      description={t('communityText')}
      link={{ href: `${paths.gallery}?tab=community`, label: t('openGallery') }}
    >
      {isInView ? <Newest emptyHref={emptyHref} /> : <GridPlaceholder />}
    </PageSection>
  );
}

function Newest({ emptyHref }: { emptyHref: string }) {
  const { data: items, isError, isFetching, refetch } = useQuery(galleryQuery(useApi()));
  if (!items && isError) {
    return (
      <GalleryError tab="community" headingLevel={3} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  if (!items) return <GridPlaceholder />;
  if (items.length === 0) return <GalleryEmpty tab="community" headingLevel={3} href={emptyHref} />;
  return (
    <ul role="list" className={GRID}>
      {items.slice(0, CARD_COUNT).map((item) => (
        <li key={item.id}>
          <GalleryCard creation={item} src={safeMediaUrl(item.imageUrl)} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}

function GridPlaceholder() {
  const { t } = useUi();
  return (
    <div role="status" className={GRID}>
      <VisuallyHidden>{t('gallery.loading')}</VisuallyHidden>
      {Array.from({ length: CARD_COUNT }, (_, index) => (
        <div key={index} aria-hidden className="grid gap-3 pb-9">
          <Skeleton className="aspect-4/5 rounded-md" />
        </div>
      ))}
    </div>
  );
}

import { safeMediaUrl, type GalleryItem } from '@product/api-client';
import { GalleryCard, PageSection } from '@product/ui';
import { useTranslation } from 'react-i18next';

const SHELF_LENGTH = 4;

export interface CommunityShelfProps {
  items: readonly GalleryItem[];
  galleryHref: string;
}

/** The newest public pictures. Nothing to show is no reason for an empty shelf. */
export function CommunityShelf({ items, galleryHref }: CommunityShelfProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <PageSection
      title={t('landing.communityTitle')}
      link={{ href: galleryHref, label: t('landing.openGallery') }}
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-5">
        {items.slice(0, SHELF_LENGTH).map((item) => (
          <li key={item.id}>
            <GalleryCard creation={item} src={safeMediaUrl(item.imageUrl)} headingLevel={3} />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

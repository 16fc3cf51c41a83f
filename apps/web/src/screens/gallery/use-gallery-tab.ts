import type { GalleryTab } from '@product/ui';
import { useSearchParams } from '../../core/router';

/**
 * The open tab, stored in the URL. My Creations exists only for signed-in users, and is their default. Each tab has its
 * own filter: a change of the tab removes the filter from the address; setting the open tab again keeps it.
 */
export function useGalleryTab(signedIn: boolean) {
  const [search, setSearch] = useSearchParams();
  const tabParameter = search.get('tab');
  const tab: GalleryTab = signedIn && tabParameter !== 'community' ? 'mine' : 'community';
  const setTab = (next: GalleryTab) =>
    setSearch((before) => ({ ...(next === tab && Object.fromEntries(before)), tab: next }), {
      replace: true,
    });
  return [tab, setTab] as const;
}

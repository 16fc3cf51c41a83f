import { useSearchParams } from '../../app/router';

export type GalleryTab = 'mine' | 'community';

/** The open tab, kept in the address. My Creations is there for the signed-in only, and theirs by default. */
export function useGalleryTab(signedIn: boolean) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab: GalleryTab = signedIn && asked !== 'community' ? 'mine' : 'community';
  const setTab = (next: GalleryTab) => setSearch({ tab: next }, { replace: true, preventScrollReset: true });
  return [tab, setTab] as const;
}

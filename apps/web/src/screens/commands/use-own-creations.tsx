import { creationsQuery, useApi } from '@product/api-client/react';
import { mediaTypeOf } from '@product/domain';
import { useGalleryFilter } from '@product/studio';
import { ImageIcon, useUi, VideoIcon } from '@product/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../core/paths';
import { useNavigate } from '../../core/router';
import { useSession } from '../../core/use-session';
import type { CommandGroup } from './command';

const MAX_CREATIONS = 8;

/** The user's own creations with all words of the query in title or prompt: the newest few. */
export function useOwnCreations(query: string): CommandGroup {
  const { t } = useUi();
  const { user } = useSession();
  const navigate = useNavigate();
  const { data } = useQuery(creationsQuery(useApi(), user?.id));
  const matches = useGalleryFilter(
    data,
    useMemo(() => ({ query }), [query]),
  );
  const shown = query.trim() ? (matches ?? []).slice(0, MAX_CREATIONS) : [];
  return {
    name: t('gallery.myCreations'),
    commands: shown.map(({ id, title, mediaType, imageUrl }) => {
      const Icon = mediaTypeOf(mediaType, imageUrl) === 'video' ? VideoIcon : ImageIcon;
      return {
        id: `creation ${id}`,
        label: title,
        icon: <Icon aria-hidden />,
        run: () =>
          void navigate(`${paths.gallery}?${new URLSearchParams({ tab: 'mine', creation: String(id) })}`),
      };
    }),
  };
}

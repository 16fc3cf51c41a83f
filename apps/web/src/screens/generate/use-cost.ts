import { generationCost, hasGenerationAccess, type MediaType } from '@product/domain';
import { useUser } from '../../core/use-user';

/** What a generation costs this user in tokens, and whether the user has generation access. */
export function useCost() {
  const user = useUser();
  return {
    access: hasGenerationAccess(user),
    costOf: (mediaType: MediaType) => generationCost(user, mediaType),
  };
}

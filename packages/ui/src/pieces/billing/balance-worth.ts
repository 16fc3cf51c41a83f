import { TOKEN_COST } from '@product/domain';
import type { TextLookup } from '../../i18n';

/** What can be made with a balance: so many images, or so many videos. */
export const balanceWorth = (t: TextLookup, tokens: number): string =>
  t('vocabulary.worth', {
    images: t('vocabulary.images', { count: Math.floor(tokens / TOKEN_COST.image) }),
    videos: t('vocabulary.videos', { count: Math.floor(tokens / TOKEN_COST.video) }),
  });

import { TOKEN_COST } from '@product/domain';
import type { TextLookup } from '../../i18n';

/** The number of images, or of videos, that a balance pays for. */
export const balanceWorth = (t: TextLookup<'vocabulary'>, tokens: number): string =>
  t('vocabulary.worth', {
    images: t('vocabulary.images', { count: Math.floor(tokens / TOKEN_COST.image) }),
    videos: t('vocabulary.videos', { count: Math.floor(tokens / TOKEN_COST.video) }),
  });

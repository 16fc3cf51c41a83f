import { TOKEN_COST } from '@product/domain';
import type { TextLookup } from '../i18n/texts';

/** The number of images, or of videos, that a balance pays for. A medium that it does not pay for is left out. */
export const balanceWorth = (t: TextLookup, tokens: number): string => {
  const videoCount = Math.floor(tokens / TOKEN_COST.video);
  const images = t('vocabulary.images', { count: Math.floor(tokens / TOKEN_COST.image) });
  if (videoCount === 0) return images;
  return t('vocabulary.worth', { images, videos: t('vocabulary.videos', { count: videoCount }) });
};

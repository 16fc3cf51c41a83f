import { safeMediaUrl } from '@product/api-client';
import { mediaTypeOf } from '@product/domain';
import type { CompareViewProps } from '@product/ui';
import type { Listed } from './many-tasks';

/** The pictures to compare: the selection, if it is two pictures. */
export function comparedPair(selected: readonly Listed[]): CompareViewProps['creations'] | undefined {
  const pictures = selected
    .filter(({ mediaType, imageUrl }) => mediaTypeOf(mediaType, imageUrl) === 'image')
    .map((item) => ({ ...item, src: safeMediaUrl(item.imageUrl) }));
  const [first, second] = pictures;
  return selected.length === 2 && first && second ? [first, second] : undefined;
}

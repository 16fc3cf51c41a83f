import { isOneOf, MEDIA_TYPES, STYLES } from '@product/domain';
import type { TextLookup } from '../../../i18n';

/** Properties of a creation for its description in a list; unknown values are shown as they are. */
export interface CreationTraits {
  style?: string | undefined;
  aspectRatio?: string | undefined;
  mediaType?: string | undefined;
}

/** Name of a style in the current language; an unknown style is returned as it is. */
export function styleName(t: TextLookup, style: string): string {
  return isOneOf(STYLES, style) ? t(`vocabulary.style.${style}`) : style;
}

/** Aspect ratio of an image, or the media type of anything else. */
function shapeOf(t: TextLookup, { mediaType = 'image', aspectRatio = '' }: CreationTraits): string {
  if (mediaType === 'image') return aspectRatio;
  return isOneOf(MEDIA_TYPES, mediaType) ? t(`vocabulary.mediaType.${mediaType}`) : mediaType;
}

/**
 * The line below a creation's title: style and shape. The shape is wrapped in `<bdi>`, so that '16:9' keeps its order
 * in every script. Empty if neither is known.
 */
export function creationLine(t: TextLookup, traits: CreationTraits): string {
  const style = traits.style ? styleName(t, traits.style) : '';
  const shape = shapeOf(t, traits);
  const isolated = shape && `<bdi>${shape}</bdi>`;
  return style && shape ? t('gallery.meta', { style, shape: isolated }) : style || isolated;
}

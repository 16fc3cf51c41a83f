import { isOneOf, MEDIA_TYPES, STYLES } from '@product/domain';
import type { TextLookup } from '../../../i18n';

/** What a list may say about a creation; words outside the vocabulary are shown as they are. */
export interface CreationTraits {
  style?: string;
  aspectRatio?: string;
  mediaType?: string;
}

/** A style's name in the reader's language. */
export function styleName(t: TextLookup, style: string): string {
  return isOneOf(STYLES, style) ? t(`vocabulary.style.${style}`) : style;
}

/** The shape of a picture, or what it is when it is not a picture. */
function shapeOf(t: TextLookup, { mediaType = 'image', aspectRatio = '' }: CreationTraits): string {
  if (mediaType === 'image') return aspectRatio;
  return isOneOf(MEDIA_TYPES, mediaType) ? t(`vocabulary.mediaType.${mediaType}`) : mediaType;
}

/**
 * The line below a creation's title. The shape is marked `<bdi>`, so that '16:9' keeps its order in every script.
 * Empty when nothing is known.
 */
export function creationLine(t: TextLookup, traits: CreationTraits): string {
  const style = traits.style ? styleName(t, traits.style) : '';
  const shape = shapeOf(t, traits);
  const isolated = shape && `<bdi>${shape}</bdi>`;
  return style && shape ? t('gallery.meta', { style, shape: isolated }) : style || isolated;
}

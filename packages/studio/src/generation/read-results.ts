import { safeMediaUrl, type Generation, type GenerationRequest, type Id } from '@product/api-client';
import {
  ASPECT_RATIOS,
  isOneOf,
  MEDIA_TYPES,
  QUALITIES,
  STYLES,
  VIDEO_DURATION_SECONDS,
} from '@product/domain';
import type { SessionResult } from './session-result';

type Unchecked<Value> = { [Key in keyof Value]?: unknown };

/** The stored results of this user. Whatever is not a result is left out: anybody may write into a storage. */
export function readResults(stored: string | null, userId: Id): SessionResult[] {
  const { userId: owner, results } = parse(stored);
  return owner === userId && Array.isArray(results) ? results.flatMap(readResult) : [];
}

function parse(stored: string | null): { userId?: unknown; results?: unknown } {
  try {
    return Object(JSON.parse(stored ?? '{}'));
  } catch {
    return {};
  }
}

function readResult(value: unknown): SessionResult[] {
  const { request, result, saved, variationOf, creationId }: Unchecked<SessionResult> = Object(value);
  const { prompt, style, aspectRatio, quality, mediaType }: Unchecked<GenerationRequest> = Object(request);
  const { mediaUrl, mediaType: resultType }: Unchecked<Generation> = Object(result);
  if (
    typeof prompt !== 'string' ||
    !isOneOf(STYLES, style) ||
    !isOneOf(ASPECT_RATIOS, aspectRatio) ||
    !isOneOf(QUALITIES, quality) ||
    !isOneOf(MEDIA_TYPES, mediaType) ||
    !isOneOf(MEDIA_TYPES, resultType) ||
    typeof mediaUrl !== 'string' ||
    safeMediaUrl(mediaUrl) === undefined
  )
    return [];
  return [
    {
      request: {
        prompt,
        style,
        aspectRatio,
        quality,
        mediaType,
        ...(mediaType === 'video' && { videoDuration: VIDEO_DURATION_SECONDS }),
      },
      result: { mediaUrl, mediaType: resultType },
      saved: saved === true,
      ...(typeof variationOf === 'string' && { variationOf }),
      ...((typeof creationId === 'string' || typeof creationId === 'number') && { creationId }),
    },
  ];
}

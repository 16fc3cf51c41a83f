import { safeMediaUrl, type Generation, type GenerationRequest, type Id } from '@product/api-client';
import {
  GENERATOR_SETTINGS,
  isOneOf,
  knownSettings,
  MEDIA_TYPES,
  readStored,
  type GeneratorSettings,
} from '@product/domain';
import type { SessionResult } from './session-result';
import { toRequest } from './to-request';

type Unchecked<Value> = { [Key in keyof Value]?: unknown };

/** The stored results of this user. Whatever is not a result is left out: anybody may write into a storage. */
export function readResults(stored: string | null, userId: Id): SessionResult[] {
  const { userId: owner, results } = readStored<{ userId: Id; results: SessionResult[] }>(stored);
  return owner === userId && Array.isArray(results) ? results.flatMap(readResult) : [];
}

function readResult(value: unknown): SessionResult[] {
  const { request, result, saved, variationOf, set, creationId }: Unchecked<SessionResult> = Object(value);
  const { prompt, ...unchecked }: Unchecked<GenerationRequest> = Object(request);
  const settings = knownSettings(unchecked);
  const { mediaUrl, mediaType: resultType }: Unchecked<Generation> = Object(result);
  if (
    typeof prompt !== 'string' ||
    !areComplete(settings) ||
    !isOneOf(MEDIA_TYPES, resultType) ||
    typeof mediaUrl !== 'string' ||
    safeMediaUrl(mediaUrl) === undefined
  )
    return [];
  return [
    {
      request: toRequest({ prompt, ...settings }),
      result: { mediaUrl, mediaType: resultType },
      saved: saved === true,
      set: Number(set) || undefined,
      ...(typeof variationOf === 'string' && { variationOf }),
      ...((typeof creationId === 'string' || typeof creationId === 'number') && { creationId }),
    },
  ];
}

const areComplete = (settings: Partial<GeneratorSettings>): settings is GeneratorSettings =>
  Object.keys(GENERATOR_SETTINGS).every((key) => key in settings);

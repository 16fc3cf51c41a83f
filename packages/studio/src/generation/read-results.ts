import { safeMediaUrl, type Generation, type Id } from '@product/api-client';
import {
  GENERATOR_SETTINGS,
  isOneOf,
  knownSettings,
  MEDIA_TYPES,
  readStored,
  type GeneratorChoices,
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

/** The choices of an unchecked value; `undefined` unless it has all of them. */
export function readChoices(value: unknown): GeneratorChoices | undefined {
  const { prompt, ...unchecked }: Unchecked<GeneratorChoices> = Object(value);
  const settings = knownSettings(unchecked);
  const isComplete = Object.keys(GENERATOR_SETTINGS).every((key) => key in settings);
  return typeof prompt === 'string' && isComplete
    ? { prompt, ...(settings as GeneratorSettings) }
    : undefined;
}

function readResult(value: unknown): SessionResult[] {
  const { request, result, saved, variationOf, set, creationId }: Unchecked<SessionResult> = Object(value);
  const choices = readChoices(request);
  const { mediaUrl, mediaType }: Unchecked<Generation> = Object(result);
  if (!choices || !isOneOf(MEDIA_TYPES, mediaType) || typeof mediaUrl !== 'string') return [];
  if (safeMediaUrl(mediaUrl) === undefined) return [];
  return [
    {
      request: toRequest(choices),
      result: { mediaUrl, mediaType },
      saved: saved === true,
      set: Number(set) || undefined,
      ...(typeof variationOf === 'string' && { variationOf }),
      ...((typeof creationId === 'string' || typeof creationId === 'number') && { creationId }),
    },
  ];
}

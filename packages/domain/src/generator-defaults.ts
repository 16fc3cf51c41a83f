import {
  ASPECT_RATIOS,
  isOneOf,
  MEDIA_TYPES,
  QUALITIES,
  STYLES,
  type MediaType,
  type Quality,
} from './enums';

/** The settings of a generation with their values, in the order of the generator's form. */
export const GENERATOR_SETTINGS = {
  mediaType: MEDIA_TYPES,
  style: STYLES,
  aspectRatio: ASPECT_RATIOS,
  quality: QUALITIES,
} as const;

type Settings = typeof GENERATOR_SETTINGS;

export type GeneratorSettings = { -readonly [Key in keyof Settings]: Settings[Key][number] };

/** What the user requests from the generator. The prompt is sent as typed. */
export interface GeneratorChoices extends GeneratorSettings {
  prompt: string;
}

/** The generations that may wait in a queue, and that one press may add. */
export const QUEUE_LIMIT = 50;

/** The generator's initial choices (specification, section 3). */
export const GENERATOR_DEFAULTS: GeneratorChoices = {
  prompt: '',
  style: 'cyberpunk',
  aspectRatio: '1:1',
  quality: 'hd',
  mediaType: 'image',
};

/** Qualities that require generation access. The others are open to everyone (specification, section 5). */
export const GATED_QUALITIES: readonly Quality[] = ['4k'];

/** Media types that require generation access. */
export const GATED_MEDIA: readonly MediaType[] = ['video'];

/** Why a request is not allowed. Each reason has its own message. */
export type GateReason = 'video' | 'quality4k';

/** The first part of a request that requires access the user lacks. `undefined` if the request is allowed. */
export function gateReason(
  choices: Pick<GeneratorChoices, 'mediaType' | 'quality'>,
  access: boolean,
): GateReason | undefined {
  if (access) return undefined;
  if (GATED_MEDIA.includes(choices.mediaType)) return 'video';
  if (GATED_QUALITIES.includes(choices.quality)) return 'quality4k';
  return undefined;
}

/** The settings of an unchecked object that have one of their values. */
export function knownSettings(source: { [Key in keyof GeneratorSettings]?: unknown }) {
  const known = Object.entries(GENERATOR_SETTINGS).flatMap(([key, values]) => {
    const value = source[key as keyof GeneratorSettings];
    return isOneOf<string>(values, value) ? [[key, value]] : [];
  });
  return Object.fromEntries(known) as Partial<GeneratorSettings>;
}

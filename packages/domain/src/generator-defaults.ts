import type { AspectRatio, MediaType, Quality, Style } from './enums';

/** What the user requests from the generator. The prompt is sent as typed. */
export interface GeneratorChoices {
  prompt: string;
  style: Style;
  aspectRatio: AspectRatio;
  quality: Quality;
  mediaType: MediaType;
}

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

export type GeneratorSettings = Omit<GeneratorChoices, 'prompt'>;

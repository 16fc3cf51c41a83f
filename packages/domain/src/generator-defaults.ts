import type { AspectRatio, MediaType, Quality, Style } from './vocabulary';

/** What a person asks the generator for. The prompt is sent as typed. */
export interface GeneratorChoices {
  prompt: string;
  style: Style;
  aspectRatio: AspectRatio;
  quality: Quality;
  mediaType: MediaType;
}

/** The generator as one finds it (specification, section 3). */
export const GENERATOR_DEFAULTS: GeneratorChoices = {
  prompt: '',
  style: 'cyberpunk',
  aspectRatio: '1:1',
  quality: 'hd',
  mediaType: 'image',
};

/** Qualities that need generation access; the others are open to everyone (specification, section 5). */
export const GATED_QUALITIES: readonly Quality[] = ['4k'];

/** Media that need generation access. */
export const GATED_MEDIA: readonly MediaType[] = ['video'];

/** Why a request may not be made, or nothing. Both reasons have a message of their own. */
export type GateReason = 'video' | 'quality4k';

/** The first thing in a request that needs access which its asker lacks. */
export function gateReason(
  choices: Pick<GeneratorChoices, 'mediaType' | 'quality'>,
  access: boolean,
): GateReason | undefined {
  if (access) return undefined;
  if (GATED_MEDIA.includes(choices.mediaType)) return 'video';
  if (GATED_QUALITIES.includes(choices.quality)) return 'quality4k';
  return undefined;
}

/** What is chosen beside the prompt. */
export type GeneratorSettings = Omit<GeneratorChoices, 'prompt'>;

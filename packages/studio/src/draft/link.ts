import {
  ASPECT_RATIOS,
  isOneOf,
  isPromptEmpty,
  MEDIA_TYPES,
  promptExcess,
  QUALITIES,
  STYLES,
  type GeneratorChoices,
} from '@product/domain';

/** The values that each part of a link may have, by the name that it has in the link. */
const SETTINGS = {
  style: ['style', STYLES],
  ratio: ['aspectRatio', ASPECT_RATIOS],
  quality: ['quality', QUALITIES],
  medium: ['mediaType', MEDIA_TYPES],
} as const;

/** Control characters except line breaks and tabs, marks that reverse a text, and halves of characters. */
const HOSTILE = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

const isPrompt = (text: string | null): text is string =>
  text !== null && !isPromptEmpty(text) && promptExcess(text) === 0 && !HOSTILE.test(text);

/**
 * Choices as the fragment of a link that fills the generator, without its `#`. A fragment is not sent to the server.
 * @example `/generate#${formatLink({ prompt: 'a lake', style: 'anime' })}`
 */
export function formatLink({ prompt, ...choices }: Partial<GeneratorChoices>): string {
  const parts = Object.entries(SETTINGS).map(([name, [key]]) => [name, choices[key]] as const);
  const all = [['prompt', prompt] as const, ...parts];
  return new URLSearchParams(all.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

/** The choices of a fragment, with or without its `#`. What is unknown, invalid or hostile is left out. */
export function parseLink(fragment: string): Partial<GeneratorChoices> {
  const link = new URLSearchParams(fragment.replace(/^#/, ''));
  const prompt = link.get('prompt');
  const settings = Object.entries(SETTINGS).flatMap(([name, [key, values]]) => {
    const value = link.get(name);
    return isOneOf<string>(values, value) ? [[key, value] as const] : [];
  });
  return {
    ...(isPrompt(prompt) && { prompt }),
    ...(Object.fromEntries(settings) as Partial<GeneratorChoices>),
  };
}

import {
  isPromptEmpty,
  knownSettings,
  promptExcess,
  type GeneratorChoices,
  type GeneratorSettings,
} from '@product/domain';

/** The names that the settings have in a link. */
const NAMES = {
  style: 'style',
  aspectRatio: 'ratio',
  quality: 'quality',
  mediaType: 'medium',
} as const satisfies Record<keyof GeneratorSettings, string>;

/** Control characters except line breaks and tabs, marks that reverse a text, and halves of characters. */
const HOSTILE = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u;

const isPrompt = (text: string | null): text is string =>
  text !== null && !isPromptEmpty(text) && promptExcess(text) === 0 && !HOSTILE.test(text);

/**
 * Choices as the fragment of a link that fills the generator, without its `#`. A fragment is not sent to the server.
 * @example `/generate#${formatLink({ prompt: 'a lake', style: 'anime' })}`
 */
export function formatLink({ prompt, ...choices }: Partial<GeneratorChoices>): string {
  const parts = Object.entries(NAMES).map(
    ([key, name]) => [name, choices[key as keyof GeneratorSettings]] as const,
  );
  const all = [['prompt', prompt] as const, ...parts];
  return new URLSearchParams(all.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

/** The choices of a fragment, with or without its `#`. What is unknown, invalid or hostile is left out. */
export function parseLink(fragment: string): Partial<GeneratorChoices> {
  const link = new URLSearchParams(fragment.replace(/^#/, ''));
  const prompt = link.get('prompt');
  const settings = Object.entries(NAMES).map(([key, name]) => [key, link.get(name)]);
  return { ...(isPrompt(prompt) && { prompt }), ...knownSettings(Object.fromEntries(settings)) };
}

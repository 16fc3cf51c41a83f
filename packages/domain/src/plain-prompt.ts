/** What a prompt has beside its words, in the order in which it is removed. */
const SYNTAX: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  // Addresses of pictures, files of models (<lora:ink:0.8>) and HTML.
  [/(?:https?:\/\/|data:)\S+/giu, ' '],
  [/<[^<>\n]*>/gu, ' '],
  // Parameters at the end: --ar 16:9 --v 6
  [/(?:^|\s)--\p{L}[\s\S]*$/u, ''],
  // Markdown: links, fences with their language, and the marks at the start of a line.
  [/!?\[([^\]\n]*)\]\([^)\n]*\)/gu, '$1'],
  [/^\s*```\w*/gmu, ''],
  [/^\s*(?:#{1,6}\s+|>\s*|[-*+•]\s+|\p{Nd}{1,2}[.)]\s+)+/gmu, ''],
  // The first of several alternatives: {red|blue}, [cat:dog:0.5]
  [/[{｛[]([^{}｛｝[\]|:"\n]+)(?:[|:][^{}｛｝[\]\n]*)+[}｝\]]/gu, '$1'],
  // Weights: (word:1.2), （词：1.2）, word::2
  [/\s*[:：]{1,2}\s*[+-]?\p{Nd}+(?:[.٫]\p{Nd}+)?(?=\s*[)）\]］}｝])/gu, ''],
  [/::\s*(?:[+-]?\p{Nd}+(?:\.\p{Nd}+)?)?/gu, ' '],
  [/[\\()（）[\]［］{}｛｝【】*~`]/gu, ''],
  [/_+|(?<![\p{L}\p{Nd}])#(?=\p{L})/gu, ' '],
];

/** What a prompt says about the quality, before or after its subject. Written in English in every language. */
const QUALITY =
  /^\s*(?:masterpiece|(?:best|high|top|highest|amazing) quality|(?:ultra|highly|extremely|very)[- ]detailed|award[- ]winning|absurdres|(?:ultra[- ])?high ?res(?:olution)?|raw photo|u?hdr?|\d{1,2}k(?: (?:uhd|hdr?))?|score \d+(?: up)?|break)\s*$/iu;

/** A prompt's words, without weights, files of models, parameters, Markdown and what only asks for quality. */
export function plainPrompt(prompt: string): string {
  const words = SYNTAX.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), prompt);
  const lines = words
    .split('\n')
    .map(withoutQuality)
    .filter((line) => /[\p{L}\p{Nd}]/u.test(line));
  return lines.join('\n').trim();
}

/** Without the phrases at the start of a line that only ask for quality. */
function withoutQuality(line: string): string {
  const phrases = line.split(/(?<=[,，、،])/u);
  const first = phrases.findIndex(
    (phrase) => !QUALITY.test(phrase.replace(/[,，、،]/u, '')) && phrase.trim() !== ',',
  );
  return first < 0 ? '' : phrases.slice(first).join('');
}

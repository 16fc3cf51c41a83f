/** Bytes of a name in UTF-8, without its extension: file systems allow 255 for all of it. */
const MAX_BYTES = 180;

/** Separators of paths, and other characters that Windows forbids. */
const JOINTS = /[/\\:|]/g;
const FORBIDDEN = /[<>"?*]/g;

/** Control characters and invisible ones, such as those that reorder text; joiners are letters of Hindi and of emoji. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\ufffd]/gu;

/** Names of devices, with or without spaces and an extension. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const RESERVED = /^(?:con(?:in\$|out\$)?|prn|aux|nul|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;

/** A title as the name of a file without its extension, on every system. Empty if nothing of it is left. */
export function toFileTitle(title: string): string {
  const plain = title
    .toWellFormed()
    .normalize('NFC')
    .replace(/\s/g, ' ')
    .replace(INVISIBLE, '')
    .replace(JOINTS, '-')
    .replace(FORBIDDEN, '');
  const trimmed = cut(trimEnds(plain.replace(/ {2,}/g, ' ')));
  return RESERVED.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** A dot in front hides a file, a hyphen makes it an option of a command, and Windows drops dots and spaces at the end. */
const trimEnds = (text: string) => text.replace(/^[ .~-]+/, '').replace(/[ .]+$/, '');

/** Cuts between characters as the reader counts them. */
function cut(text: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    bytes += encoder.encode(segment).length;
    if (bytes > MAX_BYTES) return trimEnds(text.slice(0, index));
  }
  return text;
}

/**
 * Names files by titles: `Night rain.jpg`, and `Night rain (2).jpg` for the next one of that title, also if it differs
 * only in case.
 */
export function createFileNames() {
  const used = new Set<string>();
  return (title: string, extension: string): string => {
    const nameOf = (number: number) => `${title}${number > 1 ? ` (${number})` : ''}.${extension}`;
    let number = 1;
    while (used.has(nameOf(number).toLowerCase())) number += 1;
    const name = nameOf(number);
    used.add(name.toLowerCase());
    return name;
  };
}

export type TextBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^- /;

/** Splits a section's text into paragraphs, one per line, and lists, whose lines start with a hyphen. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split('\n').filter((part) => part.trim() !== '')) {
    const last = blocks.at(-1);
    if (!ITEM.test(line)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.replace(ITEM, ''));
    else blocks.push({ kind: 'list', items: [line.replace(ITEM, '')] });
  }
  return blocks;
}

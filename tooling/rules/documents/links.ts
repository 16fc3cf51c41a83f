import { join } from 'node:path';

/** A link to a file beside the document: no address, no place in the document, and none in Storybook (`?path=`). */
const LINK = /\]\((?!\w+:|[#?/])([^)#\s]+)/g;

/**
 * Finds links of a document to files that are not there. Returns one sentence for each.
 * @param folder the folder of the document
 */
export const findBrokenLinks = (markdown: string, folder: string, exists: (file: string) => boolean) =>
  [...markdown.replaceAll(/```[\s\S]*?```|`[^`\n]+`/g, '').matchAll(LINK)]
    .map(([, file = '']) => file)
    .filter((file) => !exists(join(folder, file)))
    .map((file) => `The link to ${file} leads nowhere.`);

const STORY_FILE = /packages\/ui\/src\/(?:(?:components|pieces\/[^/]+)\/)?([^/]+)\/[^/]+\.stories\.tsx$/;

/**
 * How a stranger imports what a story file shows: the folder is the entry, the title's last part the name. Nothing for
 * what the library does not export.
 */
export function toImport(storyFile: string, title: string): { name: string; from: string } | undefined {
  const folder = STORY_FILE.exec(storyFile)?.[1];
  const name = /^(?:Parts|Pieces)\/.*?(\w+)$/.exec(title)?.[1];
  return folder && name ? { name, from: `@product/ui/${folder}` } : undefined;
}

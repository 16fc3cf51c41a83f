const STORY_FILE = /packages\/ui\/src\/(?:(?:components|pieces\/[^/]+)\/)?([^/]+)\/[^/]+\.stories\.tsx$/;

/**
 * How a consumer imports the component of a story file: the folder is the entry, the last part of the title the name.
 * `undefined` if the library does not export it.
 */
export function toImport(storyFile: string, title: string): { name: string; from: string } | undefined {
  const folder = STORY_FILE.exec(storyFile)?.[1];
  const name = /^(?:Components|Pieces)\/.*?(\w+)$/.exec(title)?.[1];
  return folder && name ? { name, from: `@product/ui/${folder}` } : undefined;
}

import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative } from 'node:path';

const POSITION = /(?:https?:\/\/[^\s()]*?)?(assets\/[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces each position in a file of a build, such as `assets/base-Dq3x.js:1:2034`, by the one in its source. A position
 * without a source map stays.
 * @param text a stack, or a report
 * @param maps the folder with the source maps of that build
 * @param root the folder that the paths of sources are relative to
 */
export function mapPositions(text: string, maps: string, root: string): string {
  const opened = new Map<string, SourceMap | undefined>();
  const open = (file: string) => {
    if (!opened.has(file)) opened.set(file, readMap(join(maps, `${file}.map`)));
    return opened.get(file);
  };
  return text.replace(POSITION, (position, file: string, line: string, column: string) => {
    // Lines and columns begin with 1 in a stack, and with 0 in a map.
    const found = open(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found) || !found.originalSource) return position;
    const source = relative(root, join(maps, dirname(file), found.originalSource));
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`;
  });
}

const readMap = (file: string) =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

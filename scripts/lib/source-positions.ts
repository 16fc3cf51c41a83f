import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const POSITION = /(?:https?:\/\/[^\s()]*?)?(assets\/[\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces each position in a file of a build, such as `assets/base-Dq3x.js:1:2034`, by the one in its source. A position
 * without a source map stays.
 * @param text a stack, or a report
 * @param maps the folder with the source maps of that build
 * @param root the folder that the paths of sources are relative to
 */
export function mapPositions(text: string, maps: string, root: string): string {
  const opened = new Map<string, TraceMap | undefined>();
  const open = (file: string) => {
    if (!opened.has(file)) opened.set(file, readMap(join(maps, `${file}.map`)));
    return opened.get(file);
  };
  return text.replace(POSITION, (position, file: string, line: string, column: string) => {
    const map = open(file);
    // Columns begin with 1 in a stack, and with 0 in a map.
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!found?.source) return position;
    const source = relative(root, join(maps, dirname(file), found.source));
    return `${source}:${found.line}:${found.column + 1}`;
  });
}

const readMap = (file: string) => (existsSync(file) ? new TraceMap(readFileSync(file, 'utf8')) : undefined);

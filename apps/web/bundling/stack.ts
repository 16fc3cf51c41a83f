// Maps the positions of a stack or a report to the sources, with the source maps of the build that it came from:
// npm run stack -- [apps/web/dist-maps] < report.json
import { text } from 'node:stream/consumers';
import { join } from 'node:path';
import { mapPositions } from './source-positions.ts';

const ROOT = join(import.meta.dirname, '../../..');

const [maps = join(ROOT, 'apps/web/dist-maps')] = process.argv.slice(2);
process.stdout.write(mapPositions(await text(process.stdin), maps, ROOT));

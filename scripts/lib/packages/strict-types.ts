import { capture, ROOT } from '../processes.mjs';
import type { ConsumerProject } from './consumer-project.ts';

/** The strictest settings of a host: they read the packages' declarations, and tell a missing property from `undefined`. */
const TSCONFIG = {
  compilerOptions: {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  },
  files: ['strict-types.tsx'],
};

/** Imports every declaration of ours, and puts a creation of the client into a card of the library. */
const SOURCE = `
import type { GalleryItem } from '@product/api-client';
export type * from '@product/api-client/react';
import { GalleryCard } from '@product/ui';

export const card = (item: GalleryItem) => <GalleryCard creation={item} />;
`;

/** Type-checks a host with strict settings. Returns the compiler's errors in our packages or in the host, as one text. */
export async function checkStrictTypes(consumer: ConsumerProject): Promise<string[]> {
  consumer.write('strict-types.tsx', SOURCE);
  const project = consumer.write('tsconfig.strict.json', JSON.stringify(TSCONFIG));
  const { output } = await capture(`${ROOT}/node_modules/.bin/tsc`, ['-p', project, '--pretty', 'false']);
  // Other packages' declarations are not ours to mend.
  const ours = output.split('\n').filter((line) => /(strict-types\.tsx|@product\/[^(]+)\(\d/.test(line));
  return ours.length > 0 ? [`A host with strict types does not compile:\n${ours.join('\n')}`] : [];
}

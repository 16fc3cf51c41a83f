import { readFileSync } from 'node:fs';
import { capture } from '@tooling/gate/processes.mjs';
import { HOST_OPTIONS, type ConsumerProject } from './consumer-project.ts';

interface Example {
  kind: string;
  text: string;
}

const FENCE = /^```(ts|tsx|js)\n(.*?)^```$/gms;

const TSCONFIG = {
  compilerOptions: { ...HOST_OPTIONS, noEmit: true, skipLibCheck: true },
  include: ['example-*'],
};

/** The code blocks of TypeScript (`ts`, `tsx`), and those that Node runs without a build (`js`). */
export function examples(file: string): Example[] {
  return [...readFileSync(file, 'utf8').matchAll(FENCE)].map(([, kind = '', text = '']) => ({ kind, text }));
}

/**
 * Type-checks the READMEs' examples in a consumer project, and runs those in JavaScript. Returns one text for each
 * failure.
 */
export async function followReadme(consumer: ConsumerProject, blocks: Example[]) {
  const runnable = blocks.filter(({ kind }) => kind === 'js');
  if (runnable.length === 0) return ['No README has an example that runs: mark one as js.'];
  consumer.write('tsconfig.json', JSON.stringify(TSCONFIG));
  for (const [index, { kind, text }] of blocks.entries()) consumer.write(`example-${index}.${kind}`, text);
  const typed = capture('tsc', ['-p', consumer.folder]);
  const runs = runnable.map((example) =>
    capture(process.execPath, [`${consumer.folder}/example-${blocks.indexOf(example)}.js`]),
  );
  const results = await Promise.all([typed, ...runs]);
  return results
    .filter(({ code }) => code !== 0)
    .map(({ output }) => `An example of a README fails:\n${output}`);
}

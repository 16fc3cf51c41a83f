import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from '@tooling/gate/processes.mjs';

const { singleQuote, printWidth, sortPackageJson } = JSON.parse(
  readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'),
);

/**
 * A generated text as `npm run format` would leave it.
 * @param file its path, for its language
 * @throws {Error} if the text cannot be parsed
 */
export async function formatted(file: string, text: string) {
  const { code, errors } = await format(file, text, { singleQuote, printWidth, sortPackageJson });
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

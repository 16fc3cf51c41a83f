import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds what a packed package lacks of its licence: the text, its name in the manifest, and the licence of each typeface
 * that it contains. Returns one sentence for each.
 * @param home the unpacked package
 */
export function findUnlicensed(home: string): string[] {
  const text = (file: string) => (existsSync(join(home, file)) ? readFileSync(join(home, file), 'utf8') : '');
  const { name, license } = JSON.parse(text('package.json'));
  return [
    !text('LICENSE').startsWith('MIT License') && `${name} is packed without the text of the MIT licence.`,
    license !== 'MIT' && `${name} names the licence ${license} in its package.json, not MIT.`,
    existsSync(join(home, 'dist/fonts')) &&
      !/SIL OPEN FONT LICENSE/i.test(text('dist/fonts/OFL.txt')) &&
      `${name} has a typeface without its licence in dist/fonts/OFL.txt.`,
  ].filter((sentence) => sentence !== false);
}

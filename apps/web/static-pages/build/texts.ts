import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FALLBACK_LANGUAGE } from '@product/domain';
import type common from '../../src/i18n/locales/en/common.json';
import type generate from '../../src/i18n/locales/en/generate.json';
import type landing from '../../src/i18n/locales/en/landing.json';

interface Catalogues {
  common: typeof common;
  generate: typeof generate;
  landing: typeof landing;
}

/** The language in which pages are delivered: the domain's, which the configuration of Vite cannot import. */
export const DELIVERED_LANGUAGE: typeof FALLBACK_LANGUAGE = 'en';

const folderIn = (root: string) => join(root, 'src/i18n/locales');

/** The product's languages. */
export const languagesIn = (root: string) => readdirSync(folderIn(root));

/** The app's texts, for what the build writes into its files. */
export const readTexts = <Name extends keyof Catalogues>(
  root: string,
  language: string,
  name: Name,
): Catalogues[Name] => JSON.parse(readFileSync(join(folderIn(root), language, `${name}.json`), 'utf8'));

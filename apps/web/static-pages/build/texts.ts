import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FALLBACK_LANGUAGE } from '@product/domain';
import common from '../../src/i18n/locales/en/common.ts';
import generate from '../../src/i18n/locales/en/generate.ts';
import landing from '../../src/i18n/locales/en/landing.ts';

const ENGLISH = { common, generate, landing };
type Catalogues = typeof ENGLISH;

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
): Catalogues[Name] =>
  language === DELIVERED_LANGUAGE
    ? ENGLISH[name]
    : JSON.parse(readFileSync(join(folderIn(root), language, `${name}.json`), 'utf8'));

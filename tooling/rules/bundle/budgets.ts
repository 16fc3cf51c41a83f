import type { Figure } from '@tooling/gate/figures.ts';
import type { Texts } from '@tooling/gate/read-site.ts';
import { gzippedKilobytes, initialScripts } from './bundle.ts';

/** Limits in kB of gzip: the JavaScript of the first page, what any other page adds to it, and all styles. */
const BUDGETS = { home: 180, more: 55, styles: 18 };

const HOME = 'landing.screen';
const SCREEN = /^assets\/(.+\.screen)-[^/]+\.js$/;

/** What a build's visitors download, with its budgets. `violations` names files that were not found. */
export function measurePages(site: Texts, budgets: typeof BUDGETS = BUDGETS) {
  const home = initialScripts(site, HOME);
  const pages = Object.keys(site)
    .flatMap((file) => SCREEN.exec(file)?.[1] ?? [])
    .filter((screen) => screen !== HOME)
    .sort();
  const styles = Object.keys(site).filter((file) => /^assets\/index-[^/]+\.css$/.test(file));
  const figure = (name: string, files: string[], atMost: number): Figure => ({
    name,
    value: gzippedKilobytes(site, files),
    unit: 'kB gzip',
    atMost,
  });
  const beyondHome = (screen: string) => initialScripts(site, screen).filter((file) => !home.includes(file));
  return {
    figures: [
      figure('JavaScript of /', home, budgets.home),
      ...pages.map((screen) =>
        figure(`JavaScript of ${screen} beyond that`, beyondHome(screen), budgets.more),
      ),
      figure('styles', styles, budgets.styles),
    ],
    violations: [
      ...(home.some((file) => file.startsWith(`assets/${HOME}`)) ? [] : [`No file of ${HOME} was found.`]),
      ...(styles.length > 0 ? [] : ['No stylesheet was found.']),
    ],
  };
}

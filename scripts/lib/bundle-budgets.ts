import { gzippedKilobytes, initialScripts, type Texts } from './bundle.ts';

/**
 * Limits in kB of gzip: the JavaScript of the first page, what any other page adds to it, and all styles. The first page
 * has the English texts of all pieces: those of the gallery's view, filters and selection are 0.8 kB. What keeps two tabs
 * in agreement is 0.2 kB.
 */
const BUDGETS = { home: 167.5, more: 50, styles: 18 };

const HOME = 'landing.screen';
const SCREEN = /^assets\/(.+\.screen)-[^/]+\.js$/;

/**
 * Measures the files that a build's visitors download. `violations` has one sentence for each exceeded budget.
 */
export function measurePages(site: Texts, budgets: typeof BUDGETS = BUDGETS) {
  const home = initialScripts(site, HOME);
  const pages = Object.keys(site)
    .flatMap((file) => SCREEN.exec(file)?.[1] ?? [])
    .filter((screen) => screen !== HOME)
    .sort();
  const styles = Object.keys(site).filter((file) => /^assets\/index-[^/]+\.css$/.test(file));
  const measured = [
    { label: 'JavaScript of /', files: home, limit: budgets.home },
    ...pages.map((screen) => ({
      label: `JavaScript of ${screen} beyond that`,
      files: initialScripts(site, screen).filter((file) => !home.includes(file)),
      limit: budgets.more,
    })),
    { label: 'styles', files: styles, limit: budgets.styles },
  ].map(({ label, files, limit }) => ({ label, limit, kilobytes: gzippedKilobytes(site, files) }));
  return {
    figures: measured.map(({ label, limit, kilobytes }) => ({
      name: label,
      value: kilobytes,
      unit: 'kB gzip',
      atMost: limit,
    })),
    violations: [
      ...measured
        .filter(({ limit, kilobytes }) => kilobytes > limit)
        .map(
          ({ label, limit, kilobytes }) =>
            `${label}: ${kilobytes.toFixed(1)} kB gzip are more than ${limit}.`,
        ),
      ...(home.some((file) => file.startsWith(`assets/${HOME}`)) ? [] : [`No file of ${HOME} was found.`]),
      ...(styles.length > 0 ? [] : ['No stylesheet was found.']),
    ],
  };
}

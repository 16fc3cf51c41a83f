import { gzippedKilobytes, initialScripts } from './bundle.mjs';

/** Kilobytes of gzip. The first page's own JavaScript, what any other page adds to it, and the styles of all. */
const BUDGETS = { home: 145, more: 45, styles: 14 };

const HOME = 'landing.screen';
const SCREEN = /^assets\/(.+\.screen)-[^/]+\.js$/;

/**
 * What a build costs its visitors, and what of that is too much, one sentence each.
 * @param {import('./bundle.mjs').Texts} site
 * @param {typeof BUDGETS} [budgets]
 */
export function weighPages(site, budgets = BUDGETS) {
  const home = initialScripts(site, HOME);
  const pages = Object.keys(site)
    .flatMap((file) => SCREEN.exec(file)?.[1] ?? [])
    .filter((screen) => screen !== HOME)
    .sort();
  const styles = Object.keys(site).filter((file) => /^assets\/index-[^/]+\.css$/.test(file));
  const weighed = [
    { what: 'JavaScript of /', files: home, limit: budgets.home },
    ...pages.map((screen) => ({
      what: `JavaScript of ${screen} beyond that`,
      files: initialScripts(site, screen).filter((file) => !home.includes(file)),
      limit: budgets.more,
    })),
    { what: 'styles', files: styles, limit: budgets.styles },
  ].map(({ what, files, limit }) => ({ what, limit, weight: gzippedKilobytes(site, files) }));
  return {
    told: weighed.map(({ what, limit, weight }) => `${what}: ${weight.toFixed(1)} of ${limit} kB gzip`),
    broken: [
      ...weighed
        .filter(({ limit, weight }) => weight > limit)
        .map(({ what, limit, weight }) => `${what}: ${weight.toFixed(1)} kB gzip are more than ${limit}.`),
      ...(home.some((file) => file.startsWith(`assets/${HOME}`)) ? [] : [`No file of ${HOME} was found.`]),
      ...(styles.length > 0 ? [] : ['No stylesheet was found.']),
    ],
  };
}

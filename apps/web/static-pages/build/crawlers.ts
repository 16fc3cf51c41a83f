import { PAGES } from '../pages.ts';

/** The files for search engines, by name. */
export function crawlerFiles(siteUrl: string | undefined, basePath: string): Record<string, string> {
  return {
    // Crawlers read it at the root of an origin only.
    ...(basePath === '/' && { 'robots.txt': robots(siteUrl) }),
    ...(siteUrl && { 'sitemap.xml': sitemap(siteUrl) }),
  };
}

/** Nothing is disallowed: a crawler that renders pages needs the API. A sitemap must be named by its absolute URL. */
const robots = (siteUrl: string | undefined) =>
  `User-agent: *\nAllow: /\n${siteUrl ? `\nSitemap: ${siteUrl}sitemap.xml\n` : ''}`;

/** The prerendered pages that have content for a visitor. */
const sitemap = (siteUrl: string) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${PAGES.filter(({ isOutline }) => !isOutline)
  .map(({ path }) => `  <url><loc>${siteUrl}${path.slice(1)}</loc></url>\n`)
  .join('')}</urlset>
`;

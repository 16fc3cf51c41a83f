import {
  attributeOf,
  elementsOf,
  parse,
  textOf,
  type Html,
} from '../../../apps/web/static-pages/build/html.ts';
import type { Texts } from '@tooling/gate/read-site.ts';

/** What a page's head tells other programs, by the name of the tag. */
type Head = Partial<Record<string, string>>;

/** The tags that need the site's origin: all of them are there, or none. */
const ABSOLUTE = ['canonical', 'og:url', 'og:image'];

/** Relations of links to files that are no code. */
const FILES = ['manifest', 'apple-touch-icon'];

/**
 * Checks what the prerendered pages tell search engines, previews of links and an installation. Returns one sentence for
 * each mistake.
 * @param files every file of the site, by its path
 */
export function findHeadMistakes(site: Texts, files: readonly string[]): string[] {
  const pages = Object.entries(site).filter(([, text]) => text.includes(' data-page="'));
  const heads = pages.map(([file, text]) => [file, readHead(parse(text))] as const);
  const canonical = heads.flatMap(([, head]) => head.canonical ?? []);
  const listed = [...(site['sitemap.xml'] ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  return [
    ...(pages.length > 0 ? [] : ['No prerendered page was found.']),
    ...heads.flatMap(([file, head]) => headMistakes(head, files).map((mistake) => `${file} ${mistake}`)),
    ...manifestMistakes(site, files),
    ...(new Set(canonical).size < canonical.length ? ['Two pages have the same canonical address.'] : []),
    ...listed
      .filter((url) => !canonical.includes(url))
      .map((url) => `sitemap.xml lists ${url}, which is the canonical address of no page.`),
    ...(canonical.length > 0 && listed.length === 0
      ? ['Pages have addresses, but sitemap.xml lists none.']
      : []),
    ...(Boolean(site['robots.txt']?.includes('Sitemap: ')) === listed.length > 0 || !site['robots.txt']
      ? []
      : ['robots.txt names a sitemap that does not exist, or omits the one that does.']),
  ];
}

const isFile = (url: string, files: readonly string[]) => files.some((file) => url.endsWith(`/${file}`));

/** Checks that the pictures of the web app manifests are files. */
function manifestMistakes(site: Texts, files: readonly string[]): string[] {
  return Object.entries(site).flatMap(([file, text]) => {
    if (!file.endsWith('.webmanifest')) return [];
    const { icons, screenshots } = JSON.parse(text) as Record<'icons' | 'screenshots', { src: string }[]>;
    return [...icons, ...screenshots]
      .filter(({ src }) => !isFile(src, files))
      .map(({ src }) => `${file} names a picture that does not exist: ${src}.`);
  });
}

function headMistakes(head: Head, files: readonly string[]): string[] {
  const absolute = ABSOLUTE.filter((name) => head[name]);
  return [
    ...(['title', 'description'] as const)
      .filter((name) => head[`og:${name}`] !== head[name])
      .map((name) => `has another ${name} in its preview.`),
    ...(absolute.length % ABSOLUTE.length === 0 ? [] : [`has ${absolute.join(' and ')} alone.`]),
    ...absolute.filter((name) => !URL.canParse(head[name]!)).map((name) => `has a relative ${name}.`),
    ...(head.canonical === head['og:url'] ? [] : ['is shared under another address than its canonical one.']),
    ...['og:image', ...FILES].flatMap((name) =>
      head[name] && !isFile(head[name], files) ? [`names a file that does not exist: ${head[name]}.`] : [],
    ),
  ];
}

function readHead(page: Html.Document): Head {
  const head: Head = {};
  for (const tag of elementsOf(page)) {
    const name = attributeOf(tag, 'property') ?? attributeOf(tag, 'name') ?? attributeOf(tag, 'rel');
    if (tag.tagName === 'body') break;
    if (tag.tagName === 'title') head.title = textOf(tag);
    else if (name) head[name] = attributeOf(tag, 'content') ?? attributeOf(tag, 'href') ?? '';
  }
  return head;
}

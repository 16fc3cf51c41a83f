import { defaultTreeAdapter as tree, html as spec, parseFragment, serialize } from 'parse5';
import { append, attributeOf, textOf } from './html.ts';

/** The picture of every preview, which `npm run artwork` writes to public/artwork/. Crawlers read no AVIF. */
export const SHARE_PICTURE = { file: 'artwork/share.jpg', width: 1200, height: 630 };

export interface Preview {
  /** The name of the site, and the title of a page without one. */
  brand: string;
  /** Describes the picture. */
  pictureText: string;
  /** The absolute base URL of the site. Without it a page has neither an address nor a picture: both must be absolute. */
  siteUrl: string | undefined;
}

/**
 * Adds to a rendered page how a link to it is previewed elsewhere (Open Graph, which X reads too), and the address under
 * which search engines list it.
 * @param path below the base path, beginning with a slash
 * @param html as React renders it: tags that belong in the head come first
 */
export function addLinkPreview(path: string, html: string, { brand, pictureText, siteUrl }: Preview): string {
  const page = parseFragment(html);
  const tags = page.childNodes.filter(tree.isElementNode);
  const title = tags.find(({ tagName }) => tagName === 'title');
  const description = tags.find((tag) => attributeOf(tag, 'name') === 'description');
  const url = siteUrl && siteUrl + path.slice(1);
  const properties = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:title': title ? textOf(title) : brand,
    'og:description': description && attributeOf(description, 'content'),
    'og:url': url,
    'og:image': siteUrl && siteUrl + SHARE_PICTURE.file,
    'og:image:width': siteUrl && String(SHARE_PICTURE.width),
    'og:image:height': siteUrl && String(SHARE_PICTURE.height),
    'og:image:alt': siteUrl && pictureText,
  };
  append(page, [
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? element('meta', { property, content }) : [],
    ),
    element('meta', { name: 'twitter:card', content: siteUrl ? 'summary_large_image' : 'summary' }),
    ...(url ? [element('link', { rel: 'canonical', href: url })] : []),
  ]);
  return serialize(page);
}

const element = (tagName: string, attributes: Readonly<Record<string, string>>) =>
  tree.createElement(
    tagName,
    spec.NS.HTML,
    Object.entries(attributes).map(([name, value]) => ({ name, value })),
  );

import { SHARE_TARGET } from '../service-worker/protocol.ts';

/** The pictures of the manifest, which `npm run artwork` writes to public/artwork/. Sizes in pixels. */
export const SCREENSHOTS = {
  generator: { file: 'generator.jpg', formFactor: 'narrow', width: 585, height: 1200 },
  gallery: { file: 'gallery.jpg', formFactor: 'wide', width: 1280, height: 800 },
} as const;

const ICONS = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'maskable-192.png', size: 192, purpose: 'maskable' },
  { file: 'maskable-512.png', size: 512, purpose: 'maskable' },
];

export interface ManifestTexts {
  description: string;
  shortcuts: { create: string; gallery: string };
  screenshots: Record<keyof typeof SCREENSHOTS, string>;
}

export interface ManifestOptions {
  brand: string;
  /** The path that the site is served from, with a slash at both ends. */
  basePath: string;
  language: string;
  /** The ground of the light theme, as a CSS colour. A manifest has one colour for all themes. */
  colour: string;
  texts: ManifestTexts;
  /** Whether the build has the service worker, which answers what is shared with the app. */
  hasWorker: boolean;
}

/**
 * The web app manifest in a language. Every language has the same `id`: an installed app stays one when its language
 * changes.
 */
export function createManifest({ brand, basePath, language, colour, texts, hasWorker }: ManifestOptions) {
  const picture = (file: string) => `${basePath}artwork/${file}`;
  return {
    id: basePath,
    name: brand,
    short_name: brand,
    description: texts.description,
    lang: language,
    start_url: basePath,
    scope: basePath,
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    categories: ['photo', 'entertainment'],
    icons: ICONS.map(({ file, size, purpose }) => ({
      src: picture(file),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    screenshots: Object.entries(SCREENSHOTS).map(([name, { file, formFactor, width, height }]) => ({
      src: picture(file),
      sizes: `${width}x${height}`,
      type: 'image/jpeg',
      form_factor: formFactor,
      label: texts.screenshots[name as keyof typeof SCREENSHOTS],
    })),
    shortcuts: [
      { name: texts.shortcuts.create, url: `${basePath}generate` },
      { name: texts.shortcuts.gallery, url: `${basePath}gallery` },
    ],
    ...(hasWorker && { share_target: { ...SHARE_TARGET, action: basePath + SHARE_TARGET.action } }),
  };
}

import type { Budget } from './sizes.ts';

const CORE = "export * from '@product/api-client';";

/** A value alone. */
const alone = (name: string, from: string, limit: number, without?: RegExp): Budget => ({
  label: `${name} alone`,
  imports: `export { ${name} } from '${from}';`,
  limit,
  without,
});

export const CLIENT_BUDGETS: Budget[] = [
  // All schemas of bodies with their limits included, which a client does not load.
  { label: 'the core', imports: CORE, limit: 13.5 },
  {
    label: './react on top of it',
    imports: `${CORE} export * from '@product/api-client/react';`,
    base: CORE,
    limit: 3,
  },
  alone('safeMediaUrl', '@product/api-client', 1),
  alone('ApiError', '@product/api-client', 1),
  alone('createApiClient', '@product/api-client', 2, /\.(schema|endpoints)\.js$|\/zod\//),
  {
    label: 'createApiClient with the endpoints',
    imports: "export { createApiClient, endpoints } from '@product/api-client';",
    limit: 3,
    without: /\.schema\.js$|\/zod\//,
  },
];

export const STUDIO_BUDGETS: Budget[] = [
  {
    label: 'the hooks on top of the client',
    imports: `${CORE} export * from '@product/api-client/react'; export * from '@product/studio';`,
    base: `${CORE} export * from '@product/api-client/react';`,
    limit: 8,
  },
  {
    label: 'the generator with all it needs',
    imports: "export * from '@product/studio/generator';",
    limit: 110,
  },
];

/** Components that most screens use, and that other libraries were measured with. */
const SET = [
  'button',
  'dialog',
  'tabs',
  'toast',
  'tooltip',
  'dropdown-menu',
  'accordion',
  'checkbox',
  'switch',
  'progress-bar',
];

/** The largest stylesheet: it includes the small reset for hosts without Tailwind. */
const STYLESHEET = 'node_modules/@product/ui/dist/standalone.css';

const entries = (names: string[]) => names.map((name) => `export * from '@product/ui/${name}';`).join('\n');

export const uiBudgets = (components: string[]): Budget[] => [
  alone('Button', '@product/ui/button', 2.5),
  {
    label: 'PackCard, with words',
    imports: "export { PackCard } from '@product/ui/pack-card';",
    limit: 12,
    without: /\/pieces\/(?!billing\/)|\/react-hook-form\//,
  },
  {
    label: 'GalleryCard, with its menus',
    imports: "export { GalleryCard } from '@product/ui/gallery-card';",
    limit: 50,
    without: /\/pieces\/(?!gallery\/|creation\/)|\/react-hook-form\//,
  },
  { label: 'ten usual components', imports: entries(SET), limit: 52 },
  {
    label: 'the same with the stylesheet',
    imports: entries(SET),
    stylesheet: STYLESHEET,
    limit: 65,
  },
  {
    label: 'all components with the stylesheet',
    imports: entries(components),
    stylesheet: STYLESHEET,
    limit: 90,
  },
  { label: 'everything', imports: "export * from '@product/ui';", limit: 138 },
  { label: 'the stylesheet', stylesheet: STYLESHEET, limit: 14 },
];

/** @typedef {import('./sizes.mjs').Budget} Budget */

const CORE = "export * from '@product/api-client';";

/** @type {Budget[]} */
export const CLIENT_BUDGETS = [
  { what: 'the core', imports: CORE, limit: 12 },
  {
    what: './react on top of it',
    imports: `${CORE} export * from '@product/api-client/react';`,
    onTopOf: CORE,
    limit: 3,
  },
  { what: 'safeMediaUrl alone', imports: "export { safeMediaUrl } from '@product/api-client';", limit: 1 },
  { what: 'ApiError alone', imports: "export { ApiError } from '@product/api-client';", limit: 1 },
  {
    what: 'createApiClient alone',
    imports: "export { createApiClient } from '@product/api-client';",
    limit: 2,
    without: /\.(schema|endpoints)\.js$|\/zod\//,
  },
];

/** What most screens have of a library, and other libraries were measured by. */
export const SET = [
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

/** @param {string[]} names */
export const importsOf = (names) => names.map((name) => `export * from '@product/ui/${name}';`).join('\n');

/**
 * @param {string[]} parts every part by the name of its entry
 * @param {string} stylesheet beside the importing module
 * @returns {Budget[]}
 */
export const uiBudgets = (parts, stylesheet) => [
  { what: 'Button alone', imports: "export { Button } from '@product/ui/button';", limit: 2.5 },
  { what: 'ten usual parts', imports: importsOf(SET), limit: 53 },
  { what: 'the same with the stylesheet', imports: importsOf(SET), stylesheet, limit: 62 },
  { what: 'all parts with the stylesheet', imports: importsOf(parts), stylesheet, limit: 90 },
  { what: 'the stylesheet', stylesheet, limit: 12 },
];

import type { Budget } from './sizes.ts';

const CORE = "export * from '@product/api-client';";

export const CLIENT_BUDGETS: Budget[] = [
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
  {
    what: 'createApiClient with the endpoints',
    imports: "export { createApiClient, endpoints } from '@product/api-client';",
    limit: 3,
    without: /\.schema\.js$|\/zod\//,
  },
];

export const STUDIO_BUDGETS: Budget[] = [
  {
    what: 'the hooks on top of the client',
    imports: `${CORE} export * from '@product/api-client/react'; export * from '@product/studio';`,
    onTopOf: `${CORE} export * from '@product/api-client/react';`,
    limit: 4,
  },
  {
    what: 'the generator with all it needs',
    imports: "export * from '@product/studio/generator';",
    limit: 110,
  },
];

/**
 * Components that most screens use, and that other libraries were measured with: our entries, and Radix's names.
 */
const SET = {
  button: 'Slot',
  dialog: 'Dialog',
  tabs: 'Tabs',
  toast: 'Toast',
  tooltip: 'Tooltip',
  'dropdown-menu': 'DropdownMenu',
  accordion: 'Accordion',
  checkbox: 'Checkbox',
  switch: 'Switch',
  'progress-bar': 'Progress',
};

/** The other Radix primitives that the components use. */
const MORE = ['AlertDialog', 'Avatar', 'Direction', 'Label', 'Popover', 'RadioGroup', 'Separator'];

/** The largest stylesheet: it includes the small reset for hosts without Tailwind. */
const STYLESHEET = 'node_modules/@product/ui/dist/standalone.css';

const entries = (names: string[]) => names.map((name) => `export * from '@product/ui/${name}';`).join('\n');

const radix = (names: string[]) => `export { ${names.join(', ')} } from 'radix-ui';`;

const FLOOR = radix(Object.values(SET));

/**
 * @param components the entry names of all components
 * @returns the budgets, with the same imports from Radix alone, without styles, as `floor`
 */
export const uiBudgets = (components: string[]): (Budget & { floor?: string })[] => [
  {
    what: 'Button alone',
    imports: "export { Button } from '@product/ui/button';",
    limit: 2.5,
    floor: radix(['Slot']),
  },
  {
    what: 'PackCard, with words',
    imports: "export { PackCard } from '@product/ui/pack-card';",
    limit: 12,
  },
  { what: 'ten usual components', imports: entries(Object.keys(SET)), limit: 52, floor: FLOOR },
  {
    what: 'the same with the stylesheet',
    imports: entries(Object.keys(SET)),
    stylesheet: STYLESHEET,
    limit: 65,
    floor: FLOOR,
  },
  {
    what: 'all components with the stylesheet',
    imports: entries(components),
    stylesheet: STYLESHEET,
    limit: 90,
    floor: radix([...Object.values(SET), ...MORE]),
  },
  { what: 'everything', imports: "export * from '@product/ui';", limit: 130 },
  { what: 'the stylesheet', stylesheet: STYLESHEET, limit: 14 },
];

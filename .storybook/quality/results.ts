import type { Figure } from '../../scripts/lib/figures.ts';

/** What one command has measured, on a day. */
export interface Results {
  measured: string;
  figures: readonly Figure[];
}

/** The files of bench/results by their names. `RECORD=1` before a command renews its file. */
export const recorded = Object.fromEntries(
  Object.entries(
    import.meta.glob<Results>('../../bench/results/*.json', { eager: true, import: 'default' }),
  ).map(([path, results]) => [/([^/]+)\.json$/.exec(path)?.[1] ?? path, results]),
);

/** The files in the order of the page, and the commands that write them. */
export const SOURCES = [
  { name: 'gate', title: 'The gate', command: 'npm test' },
  { name: 'app', title: 'What a visitor downloads', command: 'npm run test:builds' },
  { name: 'library', title: 'The size of the library', command: 'npm run bench:ui' },
  { name: 'lighthouse', title: 'Lighthouse', command: 'npm run bench:site' },
  { name: 'view', title: 'The view of a creation', command: 'npm run bench:view' },
  { name: 'filter', title: 'The search in the gallery', command: 'npm run bench:filter' },
  { name: 'archive', title: 'The archive of many pictures', command: 'npm run bench:archive' },
  { name: 'coverage', title: 'Coverage', command: 'npm run test:unit' },
  { name: 'mutations', title: 'Mutation testing', command: 'npm run test:mutations' },
] as const;

export interface Peer {
  figure: string;
  name: string;
  value: number;
}

/** The name of a figure in `uiBudgets` (scripts/lib/packages/budgets.ts). */
const TEN_COMPONENTS = 'the same with the stylesheet';

/** In the unit of the figure. How they were measured: bench/README.md. */
export const PEERS: readonly Peer[] = [
  { figure: 'JavaScript of /', name: 'bulletproof-react', value: 177.9 },
  { figure: TEN_COMPONENTS, name: 'shadcn', value: 74.5 },
  { figure: TEN_COMPONENTS, name: 'MUI', value: 88 },
  { figure: TEN_COMPONENTS, name: 'Mantine', value: 96 },
  { figure: TEN_COMPONENTS, name: 'Chakra', value: 127 },
];

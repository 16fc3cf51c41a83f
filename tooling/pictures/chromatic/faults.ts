export interface ExtractedStory {
  title: string;
  parameters: {
    layout?: string;
    chromatic?: {
      disableSnapshot?: boolean;
      modes?: Record<string, Record<string, unknown>>;
      /** Why a story has no picture. */
      reason?: string;
    };
  };
}

export type GlobalTypes = Record<string, { toolbar?: { items?: (string | { value?: string })[] } }>;

/** The share of stories that may have no picture, from 0 to 1. */
const MOST_EXCLUDED = 0.01;

const WHOLE_PAGES = /^(Screens|Flows)\//;

/** Faults of the modes in which the stories are pictured, one sentence each. */
export function findModeFaults(stories: Record<string, ExtractedStory>, globalTypes: GlobalTypes): string[] {
  const excluded = Object.entries(stories).filter(([, story]) => story.parameters.chromatic?.disableSnapshot);
  const max = Math.floor(Object.keys(stories).length * MOST_EXCLUDED);
  return [
    ...Object.entries(stories).flatMap(([id, story]) => faultsOf(id, story, globalTypes)),
    ...excluded
      .filter(([, { parameters }]) => !parameters.chromatic?.reason)
      .map(([id]) => `${id} has no picture and does not say why: add chromatic: { reason: '…' }.`),
    ...(excluded.length > max
      ? [`${excluded.length} stories have no picture; at most ${max} may. Give them a still state.`]
      : []),
  ];
}

function faultsOf(id: string, { title, parameters }: ExtractedStory, globalTypes: GlobalTypes): string[] {
  const { modes = {}, disableSnapshot } = parameters.chromatic ?? {};
  if (disableSnapshot) return [];
  const entries = Object.entries(modes);
  if (entries.length === 0) return [`${id} has no modes: .storybook/preview.tsx sets those of every story.`];
  const isNarrow = entries.some(([, { viewport }]) => widthOf(viewport) <= 390);
  return [
    ...(WHOLE_PAGES.test(title) && !isNarrow
      ? [`${id} shows a whole page and is not pictured on a phone: use parameters: { ...pageParameters }.`]
      : []),
    ...entries.flatMap(([mode, { viewport, ...globals }]) => [
      ...(viewport === undefined || widthOf(viewport) < Infinity
        ? []
        : [`${id}, mode ${mode}: the viewport must be { width, height } in pixels.`]),
      ...Object.entries(globals)
        .filter(([name, value]) => !valuesOf(globalTypes[name]).includes(value))
        .map(([name, value]) => `${id}, mode ${mode}: the toolbar has no ${name} ${JSON.stringify(value)}.`),
    ]),
  ];
}

const widthOf = (viewport: unknown): number =>
  viewport instanceof Object && 'width' in viewport && Number.isInteger(viewport.width)
    ? Number(viewport.width)
    : Infinity;

const valuesOf = (type: GlobalTypes[string] | undefined): unknown[] =>
  (type?.toolbar?.items ?? []).map((item) => (typeof item === 'string' ? item : item.value));

/** Chromatic appends its options, such as --stats-json, to the build script, whose last command gets them. */
export const findBuildScriptFaults = (scripts: Record<string, string>, name = 'build-storybook'): string[] =>
  /(^|\s)storybook build[^&]*$/.test(scripts[name] ?? '')
    ? []
    : [
        `tooling/pictures/chromatic.config.json: the last command of the script "${name}" is not storybook build, which needs Chromatic's options.`,
      ];

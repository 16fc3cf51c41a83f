import type { BusinessModel } from '@product/domain';

declare global {
  /** The guide on a docs page, in the meta of a story file: `parameters: { guide: { … } satisfies StoryGuide }`. */
  interface StoryGuide {
    /** Keys that the component handles itself; `[]` if none. */
    keyboard: { keys: [string, ...string[]]; does: string }[];
    do: [string, ...string[]];
    dont: [string, ...string[]];
  }

  /** Args that depend on the toolbar's business model: `businessModel: (({ packs }) => ({ packs })) satisfies StoryModelArgs`. */
  type StoryModelArgs = (businessModel: BusinessModel) => Record<string, unknown>;
}

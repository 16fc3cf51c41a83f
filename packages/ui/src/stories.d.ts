import type { BusinessReading } from '@product/domain';

declare global {
  /** What a docs page says beside the props: `parameters: { guide: { … } satisfies StoryGuide }` in a story file's meta. */
  interface StoryGuide {
    /** What its own keys do. None of its own: `[]`. */
    keyboard: { keys: string[]; does: string }[];
    do: string[];
    dont: string[];
  }

  /** Which of a piece's args the toolbar's reading brings: `reading: (({ packs }) => ({ packs })) satisfies StoryReadingArgs`. */
  type StoryReadingArgs = (reading: BusinessReading) => Record<string, unknown>;
}

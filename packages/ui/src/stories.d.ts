/** What a docs page says beside the props: `parameters: { guide: { … } satisfies StoryGuide }` in a story file's meta. */
interface StoryGuide {
  /** What its own keys do. None of its own: `[]`. */
  keyboard: { keys: string[]; does: string }[];
  do: string[];
  dont: string[];
}

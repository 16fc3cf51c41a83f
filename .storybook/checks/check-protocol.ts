/** The messages between `tests/axe` and the story on the page of a built Storybook, over the channel. */
export const CHECK = 'product/check';
export const CHECKED = 'product/checked';

export interface Variant {
  language: string;
  theme: 'light' | 'dark';
}

export interface Finding {
  rule: string;
  /** Selectors of the elements, and why each fails. */
  targets: string[];
}

/** `error`: the check itself has failed, such as that of the content. */
export type Checked = { findings: Finding[] } | { error: string };

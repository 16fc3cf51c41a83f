/** What axe checks in every story: all of WCAG to 2.2 AA and its best practices, no rule off. A violation fails the story's test. */
export const accessibility = {
  test: 'error',
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The addon turns this rule off by itself; `with-landmark` gives every piece the page that it asks for.
    rules: { region: { enabled: true } },
    // What passes is named with one example each, and nothing is fetched or looked for in frames: no rule of ours asks.
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  },
} as const;

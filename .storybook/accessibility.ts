/** What axe checks in every story: all of WCAG to 2.2 AA and its best practices. A violation fails the story's test. */
export const accessibility = {
  test: 'error',
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // A story is a piece of a page: landmarks are the page's, and the journeys check them there.
    rules: { region: { enabled: false } },
  },
} as const;

/**
 * axe's settings for every story: WCAG to 2.2 AA and axe's best practices, with no rule disabled. A violation fails the
 * story's test.
 */
export const accessibility = {
  test: 'error',
  options: {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // The addon disables this rule by default; `withLandmark` wraps every piece in the landmark that it requires.
    rules: { region: { enabled: true } },
    // Passed rules report one element each. Nothing is preloaded: no enabled rule needs it.
    resultTypes: ['violations', 'incomplete'],
    preload: false,
  },
} as const;

/**
 * Finds files that import React without 'use client': a framework that renders on a server would load them there.
 * Returns one sentence for each.
 * @param files texts by path in the package
 */
export const findUnmarkedClientFiles = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([file, text]) => file.endsWith('.js') && /^import\b[^;]*["']react["'];/m.test(text))
    .filter(([, text]) => !/^["']use client["'];/m.test(text))
    .map(([file]) => `${file} uses React without 'use client': begin its source with it.`);

import { test as base } from '@playwright/test';

/** Options that differ between the hosts. */
export interface Consumer {
  /** The page with the host's own elements only. */
  plain: string;
}

/** A test that also fails if a page throws, or logs an error or a warning. */
export const test = base.extend<Consumer & { problems: string[] }>({
  plain: ['', { option: true }],
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      await use(problems);
      base.expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

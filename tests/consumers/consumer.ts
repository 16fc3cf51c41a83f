import { test as base } from '@playwright/test';

/** Options that differ between the hosts. */
export interface Consumer {
  /** The page with the host's own elements only. */
  plain: string;
}

/** A test that also fails if a page throws, or logs an error or a warning. */
export const test = base.extend<Consumer & { complaints: string[] }>({
  plain: ['', { option: true }],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

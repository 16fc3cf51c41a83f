import { test as base } from '@playwright/test';

/** What differs between the hosts. */
export interface Consumer {
  /** The page that has the host's own elements and nothing of ours. */
  plain: string;
}

/** A test that fails, too, when a page complains. */
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

import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectSeenInForcedColours,
  expectStill,
} from '../accessible';
import { BRAND, expect, PAGES, signIn, test, type Page } from '../fixtures';

interface Stop {
  path: string;
  title: string;
  /** The level-1 heading. Default: the title. */
  heading?: string;
  /** Text of the main content, so that an empty page does not pass. */
  says: string;
  /** The page has tabs or radio groups: it is checked in forced colours as well. */
  hasChoices?: boolean;
}

const HOME = { path: '/', title: 'Turn a sentence into a picture', heading: 'Describe it. See it.' };

const VISITOR: Stop[] = [
  { ...HOME, says: '10,000+ creators' },
  { path: '/auth', title: 'Login', says: 'Email or username', hasChoices: true },
  { path: '/auth?tab=register', title: 'Create an account', says: 'Confirm password' },
  { path: '/gallery', title: 'Gallery', says: 'Sign Up to Create' },
  {
    path: '/pricing',
    title: 'Pricing',
    heading: 'Pay for pictures, not for months',
    says: 'Compare the packs',
  },
  { path: '/legal/privacy', title: 'Privacy Policy', says: '30 days' },
  { path: '/legal/terms', title: 'Terms of Service', says: 'What we do not promise' },
  { path: '/nowhere', title: '404 Page Not Found', says: 'Back to the home page' },
];

const PERSON: Stop[] = [
  { ...HOME, says: '10,000+ creators' },
  { path: '/generate', title: 'Create', heading: 'Create a picture', says: 'Cyberpunk', hasChoices: true },
  { path: '/gallery', title: 'Gallery', says: 'My Creations' },
  { path: '/buy-tokens', title: 'Buy Tokens', says: 'Order summary', hasChoices: true },
  { path: '/subscribe', title: 'Subscribe', says: 'Payment summary', hasChoices: true },
  ...['/buy-tokens', '/subscribe'].flatMap((path) => [
    { path: `${path}/success`, title: 'Payment Successful!', says: 'Start creating' },
    { path: `${path}/cancel`, title: 'Payment Cancelled', says: 'Nothing was charged.' },
  ]),
];

/** Checks a page: light at 320 px, dark at 1440 px, and the horizontal overflow also at 768 px. */
async function checkPage(page: Page, { path, title, heading = title, says, hasChoices }: Stop) {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeAttached();
  // A key press stops the automatic redirect of the pages after a payment.
  await page.keyboard.press('Shift');
  await expect(page.getByRole('main').getByText(says).first()).toBeVisible();
  await expect(page).toHaveTitle(`${title} · ${BRAND}`);
  await page.waitForLoadState('networkidle');
  await expectStill(page, path);
  await expectAccessible(page, `${path}, light`, [320]);
  await expectNoSidewaysScroll(page, path, 768);
  if (hasChoices) await expectSeenInForcedColours(page, path);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass('dark');
  await expectAccessible(page, `${path}, dark`, [1440]);
}

test('every page is checked', () => {
  const stops = [...VISITOR, ...PERSON].map(({ path }) => path);
  expect(PAGES.filter((path) => !stops.includes(path))).toEqual([]);
});

for (const stop of VISITOR) {
  test(`a visitor's ${stop.path} has its title and text, no axe violation and no sideways scroll`, async ({
    page,
  }) => {
    await checkPage(page, stop);
  });
}

for (const stop of PERSON) {
  test(`a user's ${stop.path} has its title and text, no axe violation and no sideways scroll`, async ({
    page,
  }) => {
    await signIn(page, 'demo');
    await checkPage(page, stop);
  });
}

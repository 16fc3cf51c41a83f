import type { EndpointName } from 'mock-api';
import { card, expect, logOut } from '../../../apps/web/e2e/fixtures';
import type { Visit } from './visit';

/** Where the app makes a call, and what is seen of its outcome. */
export interface Place {
  endpoint: EndpointName;
  /** Goes there, with all that is typed. */
  open: (visit: Visit) => Promise<void>;
  /** Makes the call; again after a failure. */
  press: (visit: Visit) => Promise<void>;
  /** Expects all that was typed, or is shown, after a failure. */
  kept: (visit: Visit) => Promise<void>;
  /** Expects what a success shows. */
  done: (visit: Visit) => Promise<void>;
}

const NAME = 'demo';
const PROMPT = 'A lamp in the fog';
const TITLE = 'Lamp light';
const WORK = { prompt: PROMPT, style: 'sketch', aspectRatio: '1:1', mediaType: 'image' };

const button = ({ page }: Visit, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const field = ({ page }: Visit, name: string) => page.getByLabel(name, { exact: true });
const prompt = ({ page }: Visit) => page.getByRole('textbox', { name: 'Prompt' });
const dialog = ({ page }: Visit) => page.getByRole('dialog');

/** Saves a creation with a call. */
export async function save(visit: Visit, title = TITLE, imageUrl = '/favicon.svg') {
  const creation = {
    ...WORK,
    title,
    imageUrl,
    isPublic: true,
    metadata: { quality: 'hd' },
  };
  await visit.post('/api/creations', { ...creation, userId: visit.userId });
}

/** Signs in, and opens a page. */
const at =
  (path: string, then: (visit: Visit) => Promise<unknown> = async () => undefined): Place['open'] =>
  async (visit) => {
    await visit.signIn(NAME);
    await visit.goto(path);
    await then(visit);
  };

/** A page whose list or user is read when it opens. */
const read = (endpoint: EndpointName, path: string, open: Place['open'], done: Place['done']): Place => ({
  endpoint,
  open,
  press: (visit) => visit.goto(path).then(() => undefined),
  kept: ({ page }) => expect(page.getByRole('button', { name: 'Try Again', exact: true })).toBeVisible(),
  done,
});

const signedIn = ({ page }: Visit) =>
  expect(page.getByRole('banner').getByRole('button', { name: 'Log Out' })).toBeVisible();

export const PLACES: readonly Place[] = [
  {
    endpoint: 'session.login',
    async open(visit) {
      await visit.signOut();
      await visit.goto('/auth');
      await field(visit, 'Email or username').fill(NAME);
      await field(visit, 'Password').fill('secret-one');
    },
    press: (visit) => button(visit, 'Login').click(),
    async kept(visit) {
      await expect(field(visit, 'Email or username')).toHaveValue(NAME);
      await expect(field(visit, 'Password')).toHaveValue('secret-one');
    },
    done: ({ page }) => expect(page).toHaveURL(/\/$/),
  },
  {
    endpoint: 'session.register',
    async open(visit) {
      await visit.signOut();
      await visit.goto('/auth');
      await visit.page.getByRole('tab', { name: 'Register' }).click();
      await field(visit, 'Password').fill('secret-one');
      await field(visit, 'Confirm password').fill('secret-one');
    },
    // A registration may have succeeded although its answer was lost.
    async press(visit) {
      const name = visit.newName();
      await field(visit, 'Username').fill(name);
      await field(visit, 'Email').fill(`${name}@example.com`);
      await button(visit, 'Start 7-day free trial').click();
    },
    async kept(visit) {
      await expect(field(visit, 'Username')).toHaveValue(/painter/);
      await expect(field(visit, 'Confirm password')).toHaveValue('secret-one');
    },
    done: ({ page }) => expect(page).toHaveURL(/\/$/),
  },
  {
    endpoint: 'session.logout',
    open: at('/', signedIn),
    press: ({ page }) => logOut(page),
    kept: signedIn,
    done: ({ page }) => expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible(),
  },
  {
    endpoint: 'generation.create',
    open: at('/generate', (visit) => prompt(visit).fill(PROMPT)),
    press: (visit) => button(visit, 'Generate').click(),
    kept: (visit) => expect(prompt(visit)).toHaveValue(PROMPT),
    done: (visit) => expect(button(visit, 'Save to Gallery')).toBeVisible(),
  },
  {
    endpoint: 'creations.save',
    open: at('/generate', async (visit) => {
      // The same picture would count as saved.
      await prompt(visit).fill(visit.newName());
      await Promise.all([visit.page.waitForResponse('**/api/generate'), button(visit, 'Generate').click()]);
      await button(visit, 'Save to Gallery').click();
      await dialog(visit).getByLabel('Title').fill(TITLE);
    }),
    press: (visit) => dialog(visit).getByRole('button', { name: 'Save', exact: true }).click(),
    kept: (visit) => expect(dialog(visit).getByLabel('Title')).toHaveValue(TITLE),
    done: (visit) => expect(dialog(visit)).toBeHidden(),
  },
  {
    endpoint: 'creations.update',
    async open(visit) {
      await visit.signIn(NAME);
      await save(visit);
      await visit.goto('/gallery');
      await card(visit.page, TITLE).first().getByRole('button', { name: 'Edit' }).click();
      await dialog(visit).getByLabel('Title').fill('Another title');
    },
    press: (visit) => dialog(visit).getByRole('button', { name: 'Save Changes' }).click(),
    kept: (visit) => expect(dialog(visit).getByLabel('Title')).toHaveValue('Another title'),
    done: (visit) => expect(dialog(visit)).toBeHidden(),
  },
  {
    endpoint: 'checkout.buyTokens',
    open: at('/buy-tokens?package=starter'),
    press: (visit) => button(visit, 'Purchase Tokens').click(),
    kept: ({ page }) => expect(page.getByRole('radio', { name: 'Starter' })).toBeChecked(),
    done: ({ page }) => expect(page).toHaveURL(/\/(buy-tokens\/(success|cancel)|generate)$/),
  },
  {
    endpoint: 'checkout.subscribe',
    async open(visit) {
      // A subscriber cannot subscribe again.
      await visit.join(visit.newName());
      await visit.goto('/subscribe?plan=pro');
    },
    press: ({ page }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /subscri/i })
        .first()
        .click(),
    kept: ({ page }) => expect(page).toHaveURL(/subscribe/),
    done: ({ page }) => expect(page).toHaveURL(/\/(subscribe\/(success|cancel).*|generate)$/),
  },
  {
    endpoint: 'creations.delete',
    async open(visit) {
      await visit.signIn(NAME);
      await save(visit);
      await visit.goto('/gallery');
      await card(visit.page, TITLE).first().getByRole('button', { name: 'Delete' }).click();
    },
    press: ({ page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click(),
    kept: ({ page }) => expect(page.getByRole('alertdialog')).toContainText(TITLE),
    done: ({ page }) => expect(page.getByRole('alertdialog')).toBeHidden(),
  },
  {
    endpoint: 'session.language',
    open: at('/', signedIn),
    async press({ page }) {
      await page.getByRole('banner').getByRole('button', { name: 'Language' }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
    },
    kept: signedIn,
    done: signedIn,
  },
  read('session.user', '/generate', (visit) => visit.signIn(NAME), signedIn),
  read(
    'creations.list',
    '/gallery',
    (visit) => visit.signIn(NAME),
    ({ page }) => expect(page.getByRole('tabpanel')).toBeVisible(),
  ),
  read(
    'creations.gallery',
    '/gallery',
    (visit) => visit.signOut(),
    ({ page }) => expect(page.getByRole('main')).toBeVisible(),
  ),
];

import * as fc from 'fast-check';
import type { App } from './app';
import { ownersIn } from './server';

function press<Variables extends object>(
  app: App,
  { submit }: { submit: (variables: Variables) => void },
  variables: Variables,
) {
  for (const given of [{ ...variables }, { ...variables }, { ...variables }]) {
    app.submitted(given);
    submit(given);
  }
}

const credentials = (name: string) => ({ username: `name-of-${name}`, password: `secret-of-${name}` });

let words = 0;
/** A text that the shown user types, marked with its owner. */
function typed(app: App, what: string): string {
  words += 1;
  const [owner] = ownersIn(app.user()?.username ?? '');
  return owner ? `${what}-${words}-of-${owner}` : `${what}-${words}`;
}

const CHOICES = { style: 'anime', aspectRatio: '1:1', mediaType: 'image' } as const;

const running = new WeakMap<App, AbortController>();

export const commands = {
  logInAda: (app: App) => press(app, app.screen.forms.logInScreen, credentials('ada')),
  logInBob: (app: App) => press(app, app.screen.forms.logInDialog, credentials('bob')),
  register: (app: App) =>
    press(app, app.screen.forms.register, {
      username: 'guest',
      email: 'guest@example.com',
      password: 'secret',
      confirmPassword: 'secret',
    }),
  logOut: ({ screen }: App) => {
    screen.forms.logOut.submit();
    screen.forms.logOut.submit();
  },
  openList: ({ screen }: App) => screen.openList(),
  openGallery: ({ screen }: App) => screen.openGallery(),
  generate: (app: App) => {
    const controller = new AbortController();
    running.set(app, controller);
    press(app, app.screen.forms.generate, {
      request: { ...CHOICES, prompt: typed(app, 'prompt'), quality: 'hd' },
      signal: controller.signal,
    });
  },
  cancel: (app: App) => running.get(app)?.abort(),
  save: (app: App) =>
    press(app, app.screen.forms.save, {
      ...CHOICES,
      userId: app.user()?.id ?? 0,
      title: typed(app, 'title'),
      prompt: typed(app, 'prompt'),
      imageUrl: '/a.jpg',
      isPublic: false,
      metadata: { quality: 'hd' },
    }),
  update: (app: App) =>
    press(app, app.screen.forms.update, { id: 7, title: typed(app, 'title'), isPublic: true }),
  remove: (app: App) => press(app, app.screen.forms.remove, { id: 7 }),
  language: (app: App) => press(app, app.screen.forms.language, { language: 'de' }),
  refuseNext: ({ browser }: App) => browser.refuseNext(),
  loseSession: ({ browser }: App) => browser.loseSession(),
};

export type Command = keyof typeof commands;

export const command = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<Command[]>('logInAda', 'logInBob', 'logOut') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Command[]>('register', 'loseSession', 'refuseNext', 'cancel', 'openGallery'),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Command[]>('openList', 'generate', 'save', 'update', 'remove', 'language'),
  },
);

import { story, testsOf, type Topic } from '../statement';

const readings = testsOf('packages/domain/src/readings/readings.test.ts');

export const header: Topic = {
  title: 'Header',
  statements: [
    {
      id: '2.nav-links',
      says: 'Links: Gallery, Pricing and Create.',
      proofs: [story('pieces-shell-header--default', "'Gallery', 'Pricing', 'Create'")],
    },
    {
      id: '2.nav-create',
      says: 'Create leads to /generate for the signed-in.',
      proofs: [story('screens-generate--draft-survives-the-way-to-the-gallery', "name: 'Create'")],
    },
    {
      id: '2.theme-toggle',
      says: 'A theme toggle: light, dark, system.',
      proofs: [
        story('pieces-shell-themetoggle--open', "'Light', 'Dark', 'System'"),
        story('pieces-shell-header--default', "name: 'Theme'"),
      ],
    },
    {
      id: '2.language-menu',
      says: 'A language menu.',
      proofs: [
        story('pieces-shell-header--default', "name: 'Language'"),
        story('pieces-shell-languagemenu--chosen', "toHaveBeenCalledWith('fr')"),
      ],
    },
    {
      id: '2.balance',
      says: "Signed in: the balance, as '{n} tokens'.",
      proofs: [
        story('pieces-shell-header--signed-in', '120 tokens'),
        story('screens-landing--signed-in', '120 tokens'),
      ],
    },
    {
      id: '2.balance-shortcut',
      says: 'A + beside the balance leads to /buy-tokens.',
      proofs: [story('pieces-shell-header--signed-in', "'href', '#/buy-tokens'")],
    },
    {
      id: '2.user-menu',
      says: 'The menu under the username: Generate, My Creations, Buy Tokens, Account, Log Out.',
      proofs: [
        story(
          'pieces-account-usermenu--open',
          "'Generate', 'My Creations', 'Buy Tokens', 'Account', 'Log Out'",
        ),
      ],
    },
    {
      id: '2.user-menu-places',
      says: 'My Creations leads to /gallery, Account to /subscribe.',
      proofs: [
        readings(
          'the user menu of the %s reading leads to its places in order',
          'generate>generate myCreations>gallery buyTokens>buyTokens account>account',
        ),
        story('pieces-account-usermenu--open', '#gallery'),
      ],
    },
    {
      id: '2.user-menu-earlier',
      says: 'Earlier menu: Generate, My Creations, Subscription, Log Out.',
      proofs: [
        story('pieces-account-usermenu--earlier-reading', "'Subscription', 'Log Out'"),
        readings(
          'the user menu of the %s reading leads to its places in order',
          'generate>generate myCreations>gallery subscription>subscription',
        ),
      ],
    },
    {
      id: '2.log-out-button',
      says: 'A Log Out button is shown beside it.',
      proofs: [
        story('pieces-shell-header--signed-in', "name: 'Log Out'"),
        story('pieces-account-usermenu--logged-out', 'toHaveBeenCalledOnce'),
      ],
    },
    {
      id: '2.login-button',
      says: 'Signed out: a Login button opens the log-in dialog.',
      proofs: [
        story('screens-landing--login-dialog-over-it', "name: 'Log In'"),
        story('pieces-shell-header--default', 'args.onLogin'),
      ],
    },
    {
      id: '2.drawer',
      says: 'The mobile drawer repeats all of this.',
      proofs: [
        story('pieces-shell-mobiledrawer--signed-out', "'Easel', 'Gallery', 'Pricing', 'Create'"),
        story('pieces-shell-mobiledrawer--signed-in', "'My Creations', 'Buy Tokens', 'Account'"),
        story('pieces-shell-mobiledrawer--chosen', "toHaveBeenCalledWith('dark')"),
        story('pieces-shell-mobiledrawer--login', 'args.onLogin'),
      ],
    },
  ],
};

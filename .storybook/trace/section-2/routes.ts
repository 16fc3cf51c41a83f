import { story, testsOf, type Topic } from '../statement';

const guards = testsOf('apps/web/e2e/guards.spec.ts');

export const routes: Topic = {
  title: 'Routes',
  statements: [
    {
      id: '2.route-home',
      says: '/ is the landing page.',
      covers: ['/'],
      proofs: [story('screens-landing--visitor', 'Describe it. See it.')],
    },
    {
      id: '2.route-auth',
      says: '/auth has the login and register tabs.',
      covers: ['/auth'],
      proofs: [
        story('screens-auth--login', 'Email or username'),
        story('screens-auth--register', 'Username'),
      ],
    },
    {
      id: '2.auth-signed-in',
      says: 'A signed-in user who opens /auth is sent to /.',
      proofs: [
        story('screens-auth--signed-in-goes-home', 'Describe it'),
        guards('the signed-in are led from the auth screen home, and Back leads back', "toHaveURL('/')"),
      ],
    },
    {
      id: '2.route-gallery',
      says: '/gallery has the tabs My Creations, only when signed in, and Community.',
      covers: ['/gallery'],
      proofs: [
        story('screens-gallery--my-creations', 'My Creations'),
        story('screens-gallery--community', "queryByRole('tab', { name: /My Creations/ })).toBeNull()"),
      ],
    },
    {
      id: '2.gallery-default-tab',
      says: 'The first tab is My Creations for the signed-in, Community for everyone else.',
      proofs: [
        story('screens-gallery--my-creations', 'aria-selected'),
        story('screens-gallery--community', 'toBeGreaterThanOrEqual(24)'),
      ],
    },
    {
      id: '2.route-generate',
      says: '/generate is for the signed-in.',
      covers: ['/generate'],
      proofs: [
        story('screens-auth--protected-screen-sends-here', "name: 'Login'"),
        story('screens-generate--idle', 'Cyberpunk'),
      ],
    },
    {
      id: '2.route-privacy',
      says: '/legal/privacy is the privacy policy.',
      covers: ['/legal/privacy'],
      proofs: [story('screens-legal--privacy', "'Privacy Policy'")],
    },
    {
      id: '2.route-terms',
      says: '/legal/terms are the terms of service.',
      covers: ['/legal/terms'],
      proofs: [story('screens-legal--terms', "'Terms of Service'")],
    },
    {
      id: '2.dead-legal-links',
      says: "The footer's links for cookies, gdpr, copyright and acceptable-use have no route: they fall to the not-found screen.",
      proofs: [story('screens-notfound--footer-links', "'Cookies', 'GDPR', 'Copyright', 'Acceptable use'")],
    },
    {
      id: '2.not-found',
      says: "Every other address shows '404 Page Not Found'.",
      note: 'The screen offers the way back.',
      proofs: [
        story('pieces-shell-notfound--default', '404 Page Not Found'),
        story('screens-notfound--dead-link', 'Back to the home page'),
        testsOf('apps/web/e2e/production.spec.ts')(
          'a deep link into the production build opens its screen',
          '404 Page Not Found',
        ),
      ],
    },
    {
      id: '2.guarded',
      says: 'A signed-out user who opens a protected route is sent to /auth.',
      note: 'No other screen is seen on the way, and Back leads back.',
      proofs: [
        guards(
          'the signed-out are led to the auth screen without a glimpse of another, and Back leads back',
          "toHaveURL('/auth')",
        ),
      ],
    },
    {
      id: '2.title-and-focus',
      says: 'Each route has its title; a new page has its heading focused and begins at its top.',
      note: 'A decision; going back finds the scroll position.',
      proofs: [
        guards(
          'a new page begins at its top with its heading, and Back finds the old one where it was left',
          "toHaveTitle('Gallery · Easel')",
        ),
      ],
    },
    {
      id: '2.spinner',
      says: 'A spinner shows while the user is loading.',
      proofs: [
        story('pieces-shell-loadingscreen--default', 'Loading...'),
        guards(
          'until it is known who is here, a protected page waits with a spinner',
          "getByRole('status')).toBeVisible()",
        ),
      ],
    },
    {
      id: '2.after-login',
      says: 'After login one is on /.',
      proofs: [story('screens-auth--login', '/Describe it/')],
    },
    {
      id: '2.after-registration',
      says: 'After registration one is on /.',
      proofs: [testsOf('apps/web/e2e/journey.spec.ts')('register', "toHaveURL('/')")],
    },
    {
      id: '2.after-logout',
      says: 'After logout one is on /, also from a protected page.',
      proofs: [
        story('flows-leaving--from-a-protected-page', 'Describe it. See it.'),
        testsOf('apps/web/e2e/journey.spec.ts')('log out', "toHaveURL('/')"),
      ],
    },
  ],
};

import { story, testsOf, type Topic } from '../statement';

const outcomes = testsOf('apps/web/src/outcomes/outcomes.test.ts');
const HOME = '%s succeeds with its words and leads home';

export const others: Topic = {
  title: 'Galleries, successes and what nobody caught',
  statements: [
    {
      id: '8.my-creations',
      says: "My wall: 'Error loading your creations', with Try Again.",
      proofs: [
        story('screens-gallery--my-creations-fail', 'Error loading your creations'),
        story('screens-gallery--my-creations-fail', 'Try Again'),
      ],
    },
    {
      id: '8.community',
      says: "Community: 'Error loading community creations', with Try Again.",
      proofs: [
        story('screens-gallery--community-fails', 'Error loading community creations'),
        story('pieces-gallery-galleryerror--community', 'Error loading community creations'),
      ],
    },
    {
      id: '8.any-creations',
      says: "Any wall: 'Error loading creations', with Try Again.",
      proofs: [story('pieces-gallery-galleryerror--any', 'Error loading creations')],
    },
    {
      id: '8.login-success',
      says: "'Login successful': 'Welcome back, {name}!'",
      covers: ['session.login succeeds'],
      proofs: [
        outcomes(HOME, 'Login successful: Welcome back, demo!'),
        story('screens-auth--login', 'Welcome back, demo!'),
      ],
    },
    {
      id: '8.register-success',
      says: "'Registration successful': 'Welcome to the product! Your 7-day free trial has started.'",
      covers: ['session.register succeeds'],
      proofs: [
        outcomes(HOME, 'Registration successful: Welcome to the product! Your 7-day free trial has started.'),
        story('screens-auth--register', 'Welcome to the product! Your 7-day free trial has started.'),
      ],
    },
    {
      id: '8.logout-success',
      says: "'Logged out': 'You have been successfully logged out.'",
      covers: ['session.logout succeeds'],
      proofs: [
        outcomes(HOME, 'Logged out: You have been successfully logged out.'),
        story('flows-leaving--from-a-protected-page', 'You have been successfully logged out.'),
      ],
    },
    {
      id: '8.save-success',
      says: 'A saved creation is told, with its visibility and the way to it.',
      note: 'Ours: the specification has no words for it.',
      covers: ['creations.save succeeds'],
      proofs: [story('screens-generate--saved-as-private-by-default', 'Storm light is private.')],
    },
    {
      id: '8.update-success',
      says: 'A change of a creation is told.',
      note: 'Ours.',
      covers: ['creations.update succeeds'],
      proofs: [outcomes('%s says "%s" where it is', "'Changes saved: '")],
    },
    {
      id: '8.delete-success',
      says: 'A deletion is told.',
      note: 'Ours.',
      covers: ['creations.delete succeeds'],
      proofs: [outcomes('%s says "%s" where it is', "'Creation deleted: '")],
    },
    {
      id: '8.unhandled',
      says: 'Unhandled errors are only logged to the console.',
      proofs: [
        testsOf('apps/web/e2e/interruptions.spec.ts')(
          'an error that nobody caught is in the console, and nowhere else',
          "toContain('lost in a promise')",
        ),
      ],
    },
    {
      id: '8.share-alert',
      says: "The gallery's share button is a placeholder.",
      note: "No alert: it opens the generator's share menu.",
      proofs: [story('pieces-gallery-gallerycard--sharing', "name: 'Facebook'")],
    },
  ],
};

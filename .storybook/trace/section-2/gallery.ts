import { story, testsOf, type Topic } from '../statement';

export const gallery: Topic = {
  title: 'Gallery',
  statements: [
    {
      id: '2.grid',
      says: 'A grid of cards, 1 to 4 columns.',
      note: 'Long lists are windowed; each card tells its place to a screen reader.',
      proofs: [
        story('pieces-gallery-gallerygrid--columns-follow-its-width', '[1, 2, 3, 4]'),
        story('pieces-gallery-gallerygrid--long', "'aria-setsize', '10000'"),
      ],
    },
    {
      id: '2.like',
      says: 'Each card has a like toggle, local only.',
      note: 'Kept in this browser for each user, never sent.',
      proofs: [
        story('pieces-gallery-gallerycard--liked', "'aria-pressed', 'true'"),
        story('pieces-gallery-gallerycard--likes-by-enter-and-space', 'toHaveBeenLastCalledWith(true)'),
      ],
    },
    {
      id: '2.card-share',
      says: 'Each card has a share button.',
      note: "Not an alert: it opens the same menu as the generator's.",
      proofs: [story('pieces-gallery-gallerycard--sharing', "toHaveBeenCalledWith('facebook')")],
    },
    {
      id: '2.own-card',
      says: 'Own creations have edit and delete buttons that open dialogs.',
      proofs: [
        story('screens-gallery--edited', 'Edit Creation'),
        story('screens-gallery--deleted', 'Delete Creation'),
        story('pieces-gallery-gallerycard--own', 'args.onDelete'),
      ],
    },
    {
      id: '2.delete-confirmed',
      says: "Deleting needs confirmation and cannot be undone: 'This action cannot be undone.'",
      proofs: [
        story('pieces-gallery-deletedialog--nothing-goes-without-confirmation', 'not.toHaveBeenCalled()'),
        story('screens-gallery--deleted', 'This action cannot be undone.'),
      ],
    },
    {
      id: '2.gallery-loading',
      says: 'Loading is shown.',
      proofs: [story('screens-gallery--loading', 'Loading creations...')],
    },
    {
      id: '2.gallery-error',
      says: 'A failure is shown, with Try Again.',
      proofs: [story('screens-gallery--my-creations-fail', 'Try Again')],
    },
    {
      id: '2.gallery-empty-mine',
      says: 'An empty wall of my own leads to /generate.',
      proofs: [story('screens-gallery--nothing-saved', "'/generate'")],
    },
    {
      id: '2.gallery-empty-community',
      says: 'An empty community leads visitors to /auth.',
      proofs: [
        story('screens-gallery--empty-community', 'The community wall is empty'),
        story('pieces-gallery-galleryempty--community', "'/auth'"),
      ],
    },
    {
      id: '2.gallery-sign-up',
      says: "The community tab prompts visitors: 'Sign Up to Create'.",
      proofs: [
        story('screens-gallery--community', 'Sign Up to Create'),
        story('pieces-gallery-signupprompt--default', 'Sign Up to Create'),
      ],
    },
    {
      id: '2.gallery-broken-media',
      says: 'Media that cannot be shown is a placeholder, and an unknown style is text.',
      note: 'A decision; media is http(s), of the own origin, data:image or blob:.',
      proofs: [
        story('screens-gallery--some-items-are-spoilt', 'This picture cannot be shown'),
        testsOf('packages/api-client/src/fuzz/safe-media-url.prop.test.ts')(
          'an address that is let through is itself, and of a scheme that media may have',
          "'blob'",
        ),
      ],
    },
  ],
};

import { story, type Topic } from '../statement';

const VISITORS = 'screens-landing--visitor';
const SIGNED_IN = 'screens-landing--signed-in';

export const landing: Topic = {
  title: 'Landing page',
  statements: [
    {
      id: '2.landing-hero',
      says: 'A hero, with a field for a first prompt that comes along.',
      proofs: [
        story(VISITORS, 'Describe it. See it.'),
        story('screens-landing--prompt-comes-along', 'A lighthouse in a storm'),
      ],
    },
    {
      id: '2.landing-costs',
      says: 'Cards tell what tokens make.',
      proofs: [story(VISITORS, "['5 tokens', '10 seconds of video']")],
    },
    {
      id: '2.landing-showcase',
      says: 'A showcase of examples.',
      proofs: [story(VISITORS, 'Eight styles, one sentence')],
    },
    { id: '2.landing-features', says: 'Features.', proofs: [story(VISITORS, 'Private until you say so')] },
    {
      id: '2.landing-teaser',
      says: 'A teaser of the generator.',
      note: 'A finished, watermarked example for visitors; its button leads to /auth.',
      proofs: [
        story(VISITORS, 'The watermark is gone once you are logged in.'),
        story(VISITORS, "name: 'Generate' })).toHaveAttribute('href', '/auth')"),
        story(SIGNED_IN, 'queryByText(/watermark/)).toBeNull()'),
      ],
    },
    {
      id: '2.landing-pricing',
      says: 'A teaser of the prices.',
      proofs: [story(SIGNED_IN, "'/buy-tokens?package=starter'")],
    },
    {
      id: '2.landing-community',
      says: 'A teaser of the community gallery, from GET /api/gallery.',
      proofs: [story('screens-landing--community-is-there', 'Fresh from the community')],
    },
    {
      id: '2.landing-action',
      says: 'A call to action, which leads visitors to /auth.',
      proofs: [story(VISITORS, "name: 'Create' })).toHaveAttribute('href', '/auth')")],
    },
    {
      id: '2.landing-to-gallery',
      says: 'Buttons lead to /gallery.',
      proofs: [story(VISITORS, "'/gallery'")],
    },
    {
      id: '2.landing-to-pricing',
      says: 'Buttons lead to /pricing.',
      proofs: [story(VISITORS, "'/pricing'")],
    },
    {
      id: '2.landing-creators',
      says: 'The home page claims 10,000+ creators.',
      proofs: [story(VISITORS, '10,000+ creators')],
    },
  ],
};

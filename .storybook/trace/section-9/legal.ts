import { story, testsOf, type Topic } from '../statement';

const figures = testsOf('packages/domain/src/limits.test.ts');

export const legal: Topic = {
  title: 'Legal texts',
  statements: [
    {
      id: '9.privacy-deletion',
      says: 'Privacy: data is deleted within 30 days after the account is.',
      covers: ['DELETION_DAYS'],
      proofs: [
        story('screens-legal--privacy', 'deleted within 30 days'),
        figures('%s is %s, as specified', "['DELETION_DAYS', 30]"),
      ],
    },
    {
      id: '9.minimum-age',
      says: 'Privacy: one must be 13 years old.',
      covers: ['MINIMUM_AGE_YEARS'],
      proofs: [
        story('screens-legal--privacy', 'people of 13 years and older'),
        story('screens-legal--terms', 'at least 13 years old'),
        figures('%s is %s, as specified', "['MINIMUM_AGE_YEARS', 13]"),
      ],
    },
    {
      id: '9.terms-video',
      says: 'The terms say 5 seconds of video for 3 tokens.',
      proofs: [story('screens-legal--terms', 'A video of 5 seconds from the generator costs 3 tokens.')],
    },
    {
      id: '9.terms-tokens',
      says: 'The terms say that tokens never expire and purchases add to the balance.',
      proofs: [story('screens-legal--terms', 'Tokens never expire. What you buy is added to your balance.')],
    },
    {
      id: '9.terms-refunds',
      says: 'The terms say that there are no refunds.',
      proofs: [story('screens-legal--terms', 'There are no refunds on token packs.')],
    },
  ],
};

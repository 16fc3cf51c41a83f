import { story, testsOf, type Topic } from '../statement';

export const notices: Topic = {
  title: 'Toasts and tooltips',
  statements: [
    {
      id: '4.toast-one',
      says: 'At most one toast at a time.',
      covers: ['TOAST_LIMIT'],
      proofs: [
        story('pieces-feedback-toaster--replaced', 'toHaveLength(1)'),
        testsOf('packages/ui/src/pieces/feedback/toaster/toaster.prop.test.tsx')(
          'whatever is said, closed, hovered and waited for, one toast at most is shown, and its time runs out',
          'toaster.expected()',
        ),
        testsOf('packages/domain/src/limits.test.ts')('%s is %s, as specified', "['TOAST_LIMIT', 1]"),
      ],
    },
    {
      id: '4.toast-looks',
      says: 'A toast looks default or destructive.',
      proofs: [
        story('pieces-feedback-toaster--destructive', 'Login failed'),
        story('pieces-feedback-toaster--default', 'Welcome back, demo!'),
      ],
    },
    {
      id: '4.toast-action',
      says: 'It may have a title, a description and an action.',
      proofs: [
        story('pieces-feedback-toaster--with-action', 'toHaveBeenCalledOnce()'),
        story('pieces-feedback-toaster--with-link', '#/pricing'),
      ],
    },
    {
      id: '4.toast-close',
      says: 'It has a close button.',
      proofs: [
        story('pieces-feedback-toaster--default', 'Close notification'),
        story('pieces-feedback-toaster--dismissed', 'toHaveLength(0)'),
      ],
    },
    {
      id: '4.tooltip-opens',
      says: 'Tooltips open after a delay of hover or focus.',
      proofs: [
        testsOf('packages/ui/src/components/tooltip/tooltip.test.tsx')(
          'it opens after 700 ms of $way, and not before',
          "'Likes it'",
        ),
        story('parts-tooltip--hovered', 'Copy the link'),
        story('parts-tooltip--focused', 'Copy the link'),
      ],
    },
    {
      id: '4.tooltip-pointer',
      says: 'They close when the pointer leaves.',
      proofs: [story('parts-tooltip--closes-when-the-pointer-leaves', "queryByRole('tooltip')).toBeNull()")],
    },
    {
      id: '4.tooltip-blur',
      says: 'They close on blur.',
      proofs: [story('parts-tooltip--closes-when-the-focus-leaves', "queryByRole('tooltip')).toBeNull()")],
    },
    {
      id: '4.tooltip-click',
      says: 'They close on a click.',
      proofs: [story('parts-tooltip--closes-on-a-press', "queryByRole('tooltip')).toBeNull()")],
    },
    {
      id: '4.tooltip-scroll',
      says: 'They close on scrolling.',
      proofs: [story('parts-tooltip--closes-on-scrolling', "queryByRole('tooltip')).toBeNull()")],
    },
    {
      id: '4.tooltip-escape',
      says: 'They close on Escape.',
      proofs: [story('parts-tooltip--closes-on-escape', "queryByRole('tooltip')).toBeNull()")],
    },
  ],
};

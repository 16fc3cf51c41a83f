export default {
  title: 'First steps',
  prompt:
    'Describe what is in the picture, its light and its mood. The more detail you give, the closer the match.',
  style: 'The style sets the look. Afterwards you can try the same prompt in another style.',
  cost: 'The button shows the cost before you press it. A generation that fails costs nothing.',
  dismiss: 'Got it',
} as const;

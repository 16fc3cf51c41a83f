/** The kinds of rules, and what a back end gets wrong that breaks one. */
export const KINDS = {
  answer: 'the content of responses',
  refusal: 'the status and the message of refusals',
  'sign-in': 'how names and passwords are compared',
  session: 'cookies, and what a session opens',
  privacy: "what others see and change of a user's data",
  'foreign-fields': 'fields of a body that its sender may not set',
  types: 'bodies and fields of a wrong type',
  text: 'what is kept of the text that people write',
  list: 'the order, length and content of lists',
  balance: 'tokens, the trial, and what costs nothing',
  'side-by-side': 'several calls at once',
  checkout: 'the address of a checkout',
  origin: 'other origins: CORS, and writes from elsewhere',
  cache: 'what caches keep of responses',
  sequence: 'what only several calls in a certain order show',
} as const;

export type Kind = keyof typeof KINDS;

import { story, testsOf, type Topic } from '../statement';

export const payment: Topic = {
  title: 'Coming back from a payment',
  statements: [
    {
      id: '4.payment-success',
      says: "On success: 'Payment Successful!'",
      note: 'Where the credit is not there yet the screen says so, and the balance can be read again by hand.',
      proofs: [
        story('screens-payment-return--tokens-paid', 'Payment Successful!'),
        story('screens-payment-return--credit-not-there-yet', 'Check again'),
        story('screens-payment-return--credit-there', 'Your tokens have been added'),
      ],
    },
    {
      id: '4.payment-success-redirect',
      says: 'After 2 s it goes on to /generate.',
      note: 'A link leads there at once; whoever touches the page stays.',
      covers: ['REDIRECT_DELAY_MS'],
      proofs: [
        story('screens-payment-return--tokens-paid', "name: 'Prompt'"),
        story('screens-payment-return--stays-for-a-key', 'Press any key to stay'),
        testsOf('packages/domain/src/limits.test.ts')(
          '%s is %s, as specified',
          "['REDIRECT_DELAY_MS', 2_000]",
        ),
      ],
    },
    {
      id: '4.payment-cancelled',
      says: "On cancel: 'Payment Cancelled'.",
      proofs: [story('screens-payment-return--tokens-cancelled', 'Payment Cancelled')],
    },
    {
      id: '4.payment-cancelled-tokens',
      says: 'After 2 s a cancelled purchase goes back to /buy-tokens.',
      proofs: [story('screens-payment-return--tokens-cancelled', "'Buy Tokens'")],
    },
    {
      id: '4.payment-cancelled-subscription',
      says: 'After 2 s a cancelled subscription goes back to /subscribe.',
      proofs: [story('screens-payment-return--subscription-cancelled', "'Subscribe'")],
    },
    {
      id: '4.payment-session',
      says: 'A subscription was paid if the address has a session_id.',
      proofs: [
        story('screens-subscribe--back-with-a-session', 'Payment Successful!'),
        testsOf('mock-api/src/checkout/credit.test.ts')(
          'a subscription activates its plan, and gives no tokens',
          '/subscribe?session_id=',
        ),
      ],
    },
    {
      id: '4.payment-credited-once',
      says: 'What is paid for is credited once.',
      note: 'A decision on the mock: however often the page is loaded again.',
      proofs: [
        testsOf('mock-api/src/checkout/credit.test.ts')(
          'twenty payments at once credit once, if the credit arrives %s',
          "creditTime === 'never' ? 0 : 100",
        ),
      ],
    },
    {
      id: '4.free-tier',
      says: 'After a cancellation the account returns to the free tier at the end of the billing period, says the FAQ.',
      proofs: [story('pieces-billing-faq--every-answer', 'your account returns to the free tier')],
    },
  ],
};

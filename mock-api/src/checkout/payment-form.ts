import { CREDIT_TIMES, type CreditTime } from '../state';
import { TEST_CARDS, type TestCard } from './cards';
import type { Summary } from './summary';
import { texts } from './texts';
import { h, type Tree } from './tree';

export interface PaymentFormProps {
  summary: Summary;
  card: TestCard | undefined;
  creditTime: CreditTime;
  problem?: { what: string; help: string };
}

/**
 * The payment form: test card, credit time, and the buttons Pay and Cancel. Pay is the first submit button, so that
 * Enter activates it.
 */
export function paymentForm({ summary: { kind, price }, card, creditTime, problem }: PaymentFormProps): Tree {
  return h(
    'form',
    { class: 'payment', method: 'post', 'aria-labelledby': 'payment' },
    h('h2', { id: 'payment' }, texts.payByCard),
    problem && problemBox(problem),
    h(
      'fieldset',
      {
        class: 'cards',
        role: 'radiogroup',
        'aria-invalid': problem && 'true',
        'aria-describedby': problem && 'problem',
      },
      h('legend', {}, texts.testCard),
      ...TEST_CARDS.map((one) => cardChoice(one, one === card)),
    ),
    h(
      'fieldset',
      { class: 'credit-time' },
      h('legend', {}, texts.arrival[kind].question),
      ...CREDIT_TIMES.map((time) => timeChoice(time, time === creditTime)),
    ),
    h('button', { class: 'button', name: 'action', value: 'pay' }, texts.pay(price)),
    h('button', { class: 'button button--quiet', name: 'action', value: 'cancel' }, texts.cancel),
    h('p', { class: 'note' }, texts.safe),
  );
}

/** Receives focus, so that the user notices it. */
function problemBox({ what, help }: NonNullable<PaymentFormProps['problem']>): Tree {
  return h(
    'div',
    { class: 'problem', id: 'problem', role: 'alert', tabindex: '-1', autofocus: true },
    h('strong', {}, what),
    ' ',
    help,
  );
}

function cardChoice({ number, pays }: TestCard, checked: boolean): Tree {
  return h(
    'label',
    { class: `card card--${pays ? 'pays' : 'declined'}` },
    h('input', { type: 'radio', name: 'card', value: number, checked }),
    h('span', { class: 'card__outcome' }, pays ? texts.pays : texts.isDeclined),
    ' ',
    h('span', { class: 'card__number' }, number),
  );
}

function timeChoice(time: CreditTime, checked: boolean): Tree {
  return h(
    'label',
    {},
    h('input', { type: 'radio', name: 'creditTime', value: time, checked }),
    texts.creditTimes[time],
  );
}

import { findAccount } from '../accounts';
import type { Order, State } from '../state';
import { cancelUrl, successUrl } from './addresses';
import { paymentForm, type PaymentFormProps } from './payment-form';
import { summarise, type Summary } from './summary';
import { texts } from './texts';
import { h, type Page, type Tree } from './tree';

export function payPage(state: State, order: Order, form: Omit<PaymentFormProps, 'summary'>): Page {
  const summary = summarise(order.item);
  const { name, price } = summary;
  return {
    title: texts.title(form.problem ? `${form.problem.what} ${name}` : `${name}, ${price}`),
    body: frame({ class: 'columns' }, orderSection(state, order, summary), paymentForm({ ...form, summary })),
    redirectOrigin: new URL(order.returnTo).origin,
  };
}

export function closedPage(state: State, order: Order): Page {
  const summary = summarise(order.item);
  const outcome = outcomeOf(order);
  const [title, detail, backUrl] =
    outcome === 'cancelled'
      ? [texts.cancelled, texts.nothingPaid, cancelUrl(order)]
      : [texts.paid, texts.arrival[summary.kind][outcome], successUrl(order)];
  return {
    title: texts.title(`${title}: ${summary.name}`),
    body: frame(
      { class: 'columns' },
      orderSection(state, order, summary),
      h(
        'section',
        { class: `payment outcome outcome--${outcome}`, 'aria-labelledby': 'outcome' },
        h('h2', { id: 'outcome' }, title),
        h('p', {}, detail),
        h('a', { class: 'button', href: backUrl }, texts.wayBack),
      ),
    ),
  };
}

/** @param home the app's start page, if known */
export function notFoundPage(home: string | undefined): Page {
  const { what: title, detail } = texts.lost;
  return {
    title: texts.title(title),
    body: frame(
      { class: 'lost' },
      h('p', { class: 'overline' }, '404'),
      h('h1', {}, title),
      h('p', {}, detail),
      home !== undefined && h('a', { class: 'button', href: home }, texts.wayBack),
    ),
  };
}

function frame(...main: [attributes: { class: string }, ...children: (Tree | false)[]]): Tree[] {
  const banner = h('header', { class: 'test-mode' }, h('strong', {}, texts.testMode), ' ', texts.noMoney);
  return [banner, h('main', ...main)];
}

function orderSection(state: State, order: Order, { name, price, terms, contents }: Summary): Tree {
  const email = findAccount(state, order.accountId)?.email ?? texts.noAccount;
  return h(
    'section',
    { class: 'order', 'aria-labelledby': 'order' },
    h('p', { class: 'overline' }, texts.simulator),
    h('h1', { id: 'order' }, name),
    h('p', { class: 'price' }, price, ' ', h('span', {}, terms)),
    h('ul', { class: 'features' }, ...contents.map((one) => h('li', {}, one))),
    h(
      'dl',
      {},
      definition(texts.account, email),
      definition(texts.orderNumber, order.id),
      definition(texts.total, price),
    ),
  );
}

function definition(term: string, value: string): Tree {
  return h('div', {}, h('dt', {}, term), h('dd', {}, value));
}

function outcomeOf({ status, creditAt }: Order): 'cancelled' | 'credited' | 'pending' | 'never' {
  if (status === 'cancelled' || status === 'credited') return status;
  return creditAt === undefined ? 'never' : 'pending';
}

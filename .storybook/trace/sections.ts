import { product } from './section-1/product';
import { auth } from './section-2/auth';
import { footer } from './section-2/footer';
import { gallery } from './section-2/gallery';
import { generate } from './section-2/generate';
import { header } from './section-2/header';
import { landing } from './section-2/landing';
import { payment } from './section-2/payment';
import { routes } from './section-2/routes';
import { shop } from './section-2/shop';
import { entities } from './section-3/entities';
import { vocabulary } from './section-3/vocabulary';
import { creations } from './section-4/creations';
import { generation } from './section-4/generation';
import { notices } from './section-4/notices';
import { payment as paymentReturn } from './section-4/payment';
import { session } from './section-4/session';
import { steps } from './section-4/steps';
import { account } from './section-5/account';
import { creations as creationRules } from './section-5/creations';
import { roles } from './section-6/roles';
import { creations as creationCalls } from './section-7/creations';
import { rules as callRules } from './section-7/rules';
import { session as sessionCalls } from './section-7/session';
import { failures } from './section-8/failures';
import { others } from './section-8/others';
import { legal } from './section-9/legal';
import { limits } from './section-9/limits';
import { money } from './section-9/money';
import type { Topic } from './statement';

/** A section of the specification. */
export interface Section {
  number: number;
  title: string;
  topics: readonly Topic[];
}

export const SECTIONS: readonly Section[] = [
  { number: 1, title: 'What the product does and for whom', topics: [product] },
  {
    number: 2,
    title: 'Screens and routes',
    topics: [routes, landing, shop, header, footer, auth, generate, gallery, payment],
  },
  { number: 3, title: 'Entities and their fields', topics: [entities, vocabulary] },
  {
    number: 4,
    title: 'States and transitions',
    topics: [session, generation, steps, creations, paymentReturn, notices],
  },
  { number: 5, title: 'Validation rules', topics: [account, creationRules] },
  { number: 6, title: 'Roles and permissions', topics: [roles] },
  { number: 7, title: 'The calls it makes', topics: [callRules, sessionCalls, creationCalls] },
  { number: 8, title: 'The error catalogue', topics: [failures, others] },
  { number: 9, title: 'Business constants and limits', topics: [money, limits, legal] },
];

export const statementsOf = ({ topics }: Section) => topics.flatMap(({ statements }) => statements);

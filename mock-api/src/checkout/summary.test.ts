import { expect, test } from 'vitest';
import type { Order } from '../state';
import { summarise } from './summary';

test.each<[Order['item'], string, string, string[]]>([
  [{ packageId: 'hobby' }, 'Hobby pack', '£5.00 once', ['25 tokens', 'HD quality']],
  [{ packageId: 'creator' }, 'Creator pack', '£80.00 once', ['500 tokens', '4K quality', 'Advanced styles']],
  [
    { planId: 'basic', billingInterval: 'month' },
    'Basic plan',
    '£10.00 a month',
    ['50 images and 3 videos a month', 'HD quality', 'Priority processing'],
  ],
  [
    { planId: 'pro', billingInterval: 'year' },
    'Pro plan',
    '£250.00 a year',
    ['200 images and 10 videos a month', '4K quality', 'Custom styles'],
  ],
  [
    { planId: 'payg', billingInterval: 'month' },
    'Pay as you go',
    '£5.00 credit to begin with',
    ['£0.50 an image, £2.00 a video'],
  ],
  [
    { planId: 'payg', billingInterval: 'year' },
    'Pay as you go',
    '£5.00 credit to begin with',
    ['£0.50 an image, £2.00 a video'],
  ],
])('%o is summarized', (item, name, price, contents) => {
  const summary = summarise(item);
  expect([summary.name, `${summary.price} ${summary.terms}`, summary.contents]).toEqual([
    name,
    price,
    contents,
  ]);
});

import { createToastStore } from '@product/ui';
import { expect, test } from 'vitest';
import { createI18n } from '../../i18n/create-i18n';
import { createFormatMessage } from './format-message';
import { notifyMany, type ManyOutcome } from './notify-many';

const formatMessage = createFormatMessage(createI18n());

test.each<[string, ManyOutcome]>([
  ['3 creations deleted: ', { task: 'delete', done: 3 }],
  ['1 creation is public: ', { task: 'publish', done: 1 }],
  ['2 creations deleted: 6 creations were left as they were.', { task: 'delete', done: 2, left: 6 }],
  [
    '1 creation is public: Anyone can see it in the community gallery. You can make it private again at any time.',
    { task: 'publish', done: 1, isFirst: true },
  ],
  [
    '2 creations are public: Anyone can see them in the community gallery. You can make them private again at any time. 6 creations were left as they were.',
    { task: 'publish', done: 2, left: 6, isFirst: true },
  ],
  [
    '3 creations deleted: This failed for 1 creation. 4 creations were left as they were.',
    { task: 'delete', done: 3, failed: 1, left: 4 },
  ],
  [
    'Delete Failed: This failed for 4 creations. 4 creations were left as they were.',
    { task: 'delete', done: 0, failed: 4, left: 4 },
  ],
  ['Update Failed: This failed for 1 creation.', { task: 'publish', done: 0, failed: 1 }],
  ['Download Failed: This failed for 2 creations.', { task: 'download', done: 0, failed: 2 }],
  ['Save Failed: This failed for 2 creations.', { task: 'save', done: 0, failed: 2 }],
])('"%s" is shown, as an error if something has failed', (words, outcome) => {
  const toasts = createToastStore();
  notifyMany({ toasts, formatMessage }, outcome);
  const [toast] = toasts.getToasts();
  expect(`${toast?.title}: ${toast?.description ?? ''}`).toBe(words);
  expect(toast?.variant).toBe(outcome.failed ? 'destructive' : undefined);
});

test('a task that did nothing shows nothing', () => {
  const toasts = createToastStore();
  notifyMany({ toasts, formatMessage }, { task: 'delete', done: 0 });
  expect(toasts.getToasts()).toEqual([]);
});

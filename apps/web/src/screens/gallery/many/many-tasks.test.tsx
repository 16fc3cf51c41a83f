// @vitest-environment happy-dom
import { ApiError, StaleSessionError } from '@product/api-client';
import { keys } from '@product/api-client/react';
import { expect, test, vi } from 'vitest';
import { createServices } from '../../../app/create-services';
import { readConfig } from '../../../config/config';
import { openWith } from '../../../testing/hook-with-services';
import { useManyTasks } from './many-tasks';

const [sea, storm] = ['sea', 'storm'].map((title, index) => ({
  id: index + 1,
  title,
  prompt: title,
  imageUrl: `/${title}.jpg`,
  isPublic: false,
})) as [Listed, Listed];
type Listed = Parameters<ReturnType<typeof useManyTasks>['download']>[0][number];

/** The tasks for the user's own creations, the list, and the errors that were reported. */
async function open() {
  const reportError = vi.fn();
  const onDone = vi.fn();
  const services = createServices({ config: readConfig({}), reportError });
  const { api, queryClient, toasts } = services;
  queryClient.setQueryData(keys.creations(1), [sea, storm]);
  const tasks = await openWith(services, () => useManyTasks(onDone));
  return {
    tasks,
    list: () => queryClient.getQueryData(keys.creations(1)),
    reportError,
    onDone,
    api,
    toast: () => toasts.getToasts().at(-1),
    publish: ({ id }: Listed) =>
      queryClient.setQueryData<Listed[]>(keys.creations(1), (list) =>
        list?.map((creation) => (creation.id === id ? { ...creation, isPublic: true } : creation)),
      ),
  };
}

test('a creation that the server does not find disappears from the list; another failed one stays', async () => {
  const { tasks, list } = await open();
  const failed = [
    { item: sea, error: new ApiError(404, '') },
    { item: storm, error: new ApiError(500, '') },
  ];
  tasks.publish().onSettled?.({ succeeded: [], failed, left: [] });
  expect(list()).toEqual([storm]);
});

test('an error of the server is reported with its call; a refusal and the end of the session are not', async () => {
  const { tasks, reportError } = await open();
  const error = new ApiError(500, '');
  const errors = [error, new ApiError(403, ''), new StaleSessionError('creations.delete')];
  const failed = errors.map((one) => ({ item: sea, error: one }));
  tasks.delete().onSettled?.({ succeeded: [], failed, left: [] });
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error, { where: 'call creations.delete' });
});

const outcome = {
  succeeded: [sea],
  failed: [{ item: storm, error: new ApiError(500, '') }],
  left: [storm, storm],
};

test.each([
  { isUnmounted: true, description: 'This failed for 1 creation. 2 creations were left as they were.' },
  { isUnmounted: false, description: '2 creations were left as they were.' },
])(
  'a task that was left half-way says what failed, unless the bar does: $isUnmounted',
  async ({ isUnmounted, description }) => {
    const { tasks, toast, onDone } = await open();
    await tasks.delete().onEnd?.(outcome, { isUnmounted });
    expect(toast()).toMatchObject({ title: '1 creation deleted', description });
    expect(onDone).not.toHaveBeenCalled();
  },
);

test('failures of a session that has expired are said by a toast, since their bar goes with it', async () => {
  const { tasks, toast } = await open();
  const failed = [{ item: storm, error: new ApiError(401, '') }];
  await tasks.delete().onEnd?.({ succeeded: [], failed, left: [] }, { isUnmounted: false });
  expect(toast()).toMatchObject({
    variant: 'destructive',
    title: 'Delete Failed',
    description: 'This failed for 1 creation.',
  });
});

test('another session learns nothing of a task that ends late', async () => {
  const { tasks, toast, api } = await open();
  const deletion = tasks.delete();
  api.startNewSession({ id: 2, username: 'other' } as NonNullable<typeof api.user>);
  await deletion.onEnd?.(outcome, { isUnmounted: true });
  expect(toast()).toBeUndefined();
});

test('a download that was left half-way saves nothing, and says that all are left', async () => {
  const { tasks, toast } = await open();
  const download = tasks.download([sea, storm]);
  await download.onEnd?.({ succeeded: [sea], failed: [], left: [storm] }, { isUnmounted: true });
  expect(toast()).toMatchObject({ title: '2 creations were left as they were.', description: undefined });
});

const EXPLAINED = 'Anyone can see it in the community gallery. You can make it private again at any time.';

test.each([
  { published: [], description: EXPLAINED },
  { published: [storm], description: undefined },
])('several that are the first public ones are explained as one is: $description', async (row) => {
  const { tasks, toast, publish } = await open();
  row.published.forEach(publish);
  const task = tasks.publish();
  await task.onEnd?.({ succeeded: [sea], failed: [], left: [] }, { isUnmounted: false });
  expect(toast()).toMatchObject({ title: '1 creation is public', description: row.description });
});

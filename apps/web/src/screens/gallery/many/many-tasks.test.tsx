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
  const services = createServices({ config: readConfig({}), reportError });
  services.queryClient.setQueryData(keys.creations(1), [sea, storm]);
  const tasks = await openWith(services, () => useManyTasks(() => undefined));
  return { tasks, list: () => services.queryClient.getQueryData(keys.creations(1)), reportError };
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

// @vitest-environment happy-dom
import { createApiClient, createSession, type Generation, type GenerationRequest } from '@product/api-client';
import { ApiProvider, createQueryClient } from '@product/api-client/react';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSaveResult } from './use-save-result';

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const REQUEST: GenerationRequest = {
  prompt: 'A lamp',
  style: 'sketch',
  aspectRatio: '1:1',
  quality: 'standard',
  mediaType: 'image',
};
const FORM = { title: 'Lamp', isPublic: false };
const resultAt = (mediaUrl: string): Generation => ({ mediaUrl, mediaType: 'image' });

/** The hook, over a server whose responses the test sends. */
async function open() {
  const sent: ((status: number) => void)[] = [];
  const fetch = () =>
    new Promise<Response>((resolve) => {
      sent.push((status) => resolve(new Response(null, { status })));
    });
  const session = createSession(createApiClient({ baseUrl: 'https://api.example', fetch }));
  const current: { saving?: ReturnType<typeof useSaveResult> } = {};
  function Probe() {
    const saving = useSaveResult(7);
    useEffect(() => void (current.saving = saving));
    return null;
  }
  const queryClient = createQueryClient();
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () =>
    root.render(
      <ApiProvider api={session} queryClient={queryClient}>
        <Probe />
      </ApiProvider>,
    ),
  );
  return {
    saving: () => current.saving!,
    openFor: (url: string) => act(async () => current.saving!.openFor(resultAt(url))),
    save: (url: string) => act(async () => current.saving!.save(FORM, REQUEST, resultAt(url))),
    answer: (place: number, status: number) => act(async () => sent[place]!(status)),
    sent,
  };
}

test('while one result is being saved, the dialog of another is free, and shows no failure of the first', async () => {
  const { saving, openFor, save, answer, sent } = await open();
  await openFor('/a.jpg');
  await save('/a.jpg');
  expect(saving().isPending).toBe(true);
  await openFor('/b.jpg');
  expect(saving().isPending).toBe(false);
  await answer(0, 500);
  expect(saving().error).toBeNull();
  await save('/b.jpg');
  await answer(1, 201);
  expect(sent).toHaveLength(2);
  expect(saving()).toMatchObject({ open: false, savedUrl: '/b.jpg' });
});

test('the dialog of a result that is being saved stays pending when it is opened again', async () => {
  const { saving, openFor, save, sent } = await open();
  await openFor('/a.jpg');
  await save('/a.jpg');
  await act(async () => saving().close());
  await openFor('/a.jpg');
  expect(saving().isPending).toBe(true);
  await save('/a.jpg');
  expect(sent).toHaveLength(1);
});

import { endpoints } from '@product/api-client';
import { expect, test } from 'vitest';
import { openTestWorld, apiError } from '../testing';
import { seed } from '../verbs';

async function openGallery(scenario: 'creator' | 'emptyGallery' = 'creator') {
  const { world, browse } = openTestWorld({ scenario });
  const [owner, visitor] = [browse(), browse(null)];
  const { id: userId } = await owner.send(endpoints.getUser);
  const piece = {
    userId,
    title: 'Storm',
    prompt: 'A lighthouse in a storm',
    imageUrl: '/api/__mock/media/storm.jpg',
    style: 'fantasy',
    aspectRatio: '16:9',
    mediaType: 'image',
    isPublic: false,
    metadata: { quality: 'hd' },
  } as const;
  const own = () => owner.send(endpoints.listCreations);
  const community = () => visitor.send(endpoints.listGallery);
  const save = async (changes: object = {}) => {
    await owner.send(endpoints.saveCreation, { body: { ...piece, ...changes } });
    const [newest] = await own();
    if (!newest) throw new Error('Nothing was saved.');
    return newest;
  };
  return { world, browse, owner, visitor, own, community, save };
}

test('the demo account has twelve creations, half of them public', async () => {
  const { own, community } = await openGallery();
  const creations = await own();
  const shown = new Set((await community()).map(({ id }) => id));
  expect(creations).toHaveLength(12);
  expect(creations.filter(({ id }) => shown.has(id))).toHaveLength(6);
});

test('the community shows at least 24 pieces of other users', async () => {
  const { own, community } = await openGallery();
  const mine = new Set((await own()).map(({ id }) => id));
  expect((await community()).filter(({ id }) => !mine.has(id)).length).toBeGreaterThanOrEqual(24);
});

test("a saved creation is first in the user's own list", async () => {
  const { save, own } = await openGallery();
  const saved = await save();
  expect(saved).toMatchObject({ title: 'Storm', isPublic: false, metadata: { quality: 'hd' } });
  expect(await own()).toHaveLength(13);
});

test(
  'a private creation is never in the community gallery, a public one is',
  { tags: ['req:creations.visibility-default'] },
  async () => {
    const { save, community } = await openGallery();
    const hidden = await save();
    const shown = await save({ isPublic: true });
    const ids = (await community()).map(({ id }) => id);
    expect(ids).not.toContain(hidden.id);
    expect(ids[0]).toBe(shown.id);
  },
);

test(
  'title and visibility can be changed, nothing else',
  { tags: ['req:creations.visibility-edited'] },
  async () => {
    const { save, owner, own, community } = await openGallery();
    const { id, ...rest } = await save();
    const body = { title: 'Calm', isPublic: true, prompt: 'Something else' };
    await owner.send(endpoints.updateCreation, { params: { id }, body });
    expect((await own())[0]).toEqual({ id, ...rest, title: 'Calm', isPublic: true });
    expect((await community())[0]).toMatchObject({ id, title: 'Calm' });
  },
);

test('a deleted creation is removed from both lists', async () => {
  const { save, owner, own, community } = await openGallery();
  const { id } = await save({ isPublic: true });
  await owner.send(endpoints.deleteCreation, { params: { id } });
  expect([...(await own()), ...(await community())].map((piece) => piece.id)).not.toContain(id);
});

test('the creations of other users are not found', { tags: ['req:access.user-own-creations'] }, async () => {
  const { save, browse } = await openGallery();
  const { id } = await save({ isPublic: true });
  const otherUser = browse('admin');
  const body = { title: 'Mine now', isPublic: true };
  await expect(otherUser.send(endpoints.updateCreation, { params: { id }, body })).rejects.toMatchObject({
    status: 404,
  });
  await expect(otherUser.send(endpoints.deleteCreation, { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
});

test.each([
  ['for another user', { userId: 999 }, 403],
  ['with a title of two letters', { title: 'ab' }, 400],
  ['with an invalid media address', { imageUrl: 'javascript:alert(1)' }, 400],
])('a creation %s is refused', async (_, changes, status) => {
  const { save, own } = await openGallery();
  await expect(save(changes)).rejects.toMatchObject({ status });
  expect(await own()).toHaveLength(12);
});

test.each([endpoints.listCreations, endpoints.deleteCreation])('$name needs a session', async (endpoint) => {
  const { visitor } = await openGallery();
  await expect(visitor.send(endpoint, { params: { id: 1 } })).rejects.toMatchObject(
    apiError(401, expect.any(String)),
  );
});

test('the community is up to date after every change', async () => {
  const { world, owner, community, save } = await openGallery();
  const start = world.snapshot();
  const titles = async () => (await community()).map(({ title }) => title);
  const before = await titles();

  const { id } = await save({ title: 'Shown', isPublic: true });
  expect(await titles()).toEqual(['Shown', ...before]);
  await owner.send(endpoints.updateCreation, { params: { id }, body: { title: 'Renamed', isPublic: true } });
  expect(await titles()).toEqual(['Renamed', ...before]);
  await owner.send(endpoints.deleteCreation, { params: { id } });
  expect(await titles()).toEqual(before);
  world.override(seed({ crowd: 2 }));
  expect(await titles()).toHaveLength(before.length + 2);
  world.reset('emptyGallery');
  expect(await titles()).toEqual([]);
  world.restore(start);
  expect(await titles()).toEqual(before);
});

test('the community is up to date after a change that throws', async () => {
  const { world, community } = await openGallery();
  await community();
  const change = () =>
    world.change((state) => {
      state.creations = [];
      throw new Error('Halfway.');
    });
  expect(change).toThrow('Halfway.');
  expect(await community()).toEqual([]);
});

test('an empty gallery is an empty list', async () => {
  const { own, community } = await openGallery('emptyGallery');
  expect(await own()).toEqual([]);
  expect(await community()).toEqual([]);
});

test('a crowd of ten thousand has unique ids and a small snapshot', async () => {
  const { world, browse } = openTestWorld({ scenario: 'crowdedGallery' });
  const items = await browse().send(endpoints.listGallery);
  expect(new Set(items.map(({ id }) => id)).size).toBeGreaterThanOrEqual(10_000);
  expect(JSON.stringify(world.snapshot()).length).toBeLessThan(100_000);
});

test('a seed replaces the contents that it names', async () => {
  const { browse } = openTestWorld({
    scenario: 'creator',
    overrides: [
      seed({ creations: [{ title: 'Newest' }, { title: 'Older' }], community: [{ title: 'Theirs' }] }),
    ],
  });
  const client = browse();
  expect((await client.send(endpoints.listCreations)).map(({ title }) => title)).toEqual(['Newest', 'Older']);
  expect((await client.send(endpoints.listGallery)).map(({ title }) => title)).toEqual(['Theirs']);
});

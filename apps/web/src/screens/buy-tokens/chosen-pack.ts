import { DEFAULT_PACK_ID, type TokenPack } from '@product/domain';

export function chosenPack(packs: readonly TokenPack[], name: string | null): TokenPack {
  const find = (packId: string | null) => packs.find(({ id }) => id === packId);
  const pack = find(name) ?? find(DEFAULT_PACK_ID) ?? packs[0];
  if (!pack) throw new Error('A business model sells at least one pack.');
  return pack;
}

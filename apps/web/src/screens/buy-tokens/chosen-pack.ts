import { DEFAULT_PACK_ID, type TokenPack } from '@product/domain';

/** The pack of a reading that an address names, else the one nobody has to choose. */
export function chosenPack(packs: readonly TokenPack[], name: string | null): TokenPack {
  const find = (wanted: string | null) => packs.find(({ id }) => id === wanted);
  const pack = find(name) ?? find(DEFAULT_PACK_ID) ?? packs[0];
  if (!pack) throw new Error('A reading sells at least one pack.');
  return pack;
}

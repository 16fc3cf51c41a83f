import { ImagesIcon, PlusIcon, TokenIcon } from '../../../components/icons';

export const MAIN_PLACES = [
  { key: 'gallery', Icon: ImagesIcon },
  { key: 'pricing', Icon: TokenIcon },
  { key: 'create', Icon: PlusIcon },
] as const;

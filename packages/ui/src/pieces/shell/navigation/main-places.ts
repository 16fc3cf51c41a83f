import { ImagesIcon, PlusIcon, TokenIcon } from '../../../components/icons';

/** The product's main places, in the order people see. */
export const MAIN_PLACES = [
  { key: 'gallery', Icon: ImagesIcon },
  { key: 'pricing', Icon: TokenIcon },
  { key: 'create', Icon: PlusIcon },
] as const;

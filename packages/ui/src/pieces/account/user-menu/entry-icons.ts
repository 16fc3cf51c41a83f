import type { UserMenuKey } from '@product/domain';
import type { ComponentType, SVGProps } from 'react';
import {
  CircleUserRoundIcon,
  CreditCardIcon,
  ImagesIcon,
  TokenIcon,
  WandSparklesIcon,
} from '../../../components/icons';

export const USER_ENTRY_ICONS: Record<UserMenuKey, ComponentType<SVGProps<SVGSVGElement>>> = {
  generate: WandSparklesIcon,
  myCreations: ImagesIcon,
  buyTokens: TokenIcon,
  account: CircleUserRoundIcon,
  subscription: CreditCardIcon,
};

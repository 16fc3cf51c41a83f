import type { BusinessModel, Destination, UserMenuKey } from '@product/domain';
import type { ComponentType } from 'react';
import {
  CircleUserRoundIcon,
  CreditCardIcon,
  FacebookIcon,
  ImagesIcon,
  InstagramIcon,
  PlusIcon,
  TokenIcon,
  WandSparklesIcon,
  XBrandIcon,
} from '../../../components/icons';
import { useUi } from '../../../i18n';
import type { NavigationLink } from './types';

type HrefFor = (destination: Destination) => string;

/** The product's own links, with the library's texts and icons, for `Header`, `MobileDrawer`, `UserMenu` and `Footer`. */
export function useProductLinks() {
  const { t } = useUi();
  const user = (entries: BusinessModel['userMenu'], hrefFor: HrefFor): NavigationLink[] =>
    entries.map(({ key, to }) => {
      // Undefined for a key of a host without type checks.
      const Icon: Icon | undefined = USER_ICONS[key];
      return {
        href: hrefFor(to),
        label: t(`account.menu.${key}`) || key,
        icon: Icon && <Icon aria-hidden />,
      };
    });
  return {
    user,
    /** The user's links with one to buy tokens, which the header has beside the balance. */
    drawer: (entries: BusinessModel['userMenu'], hrefFor: HrefFor) => {
      const shopLinks = entries.some(({ key }) => key === 'buyTokens') ? [] : [SHOP];
      return user([...entries, ...shopLinks], hrefFor);
    },
    main: (hrefs: Record<keyof typeof MAIN_ICONS, string>): NavigationLink[] =>
      Object.entries(MAIN_ICONS).map(([name, Icon]) => {
        const key = name as keyof typeof MAIN_ICONS;
        return { href: hrefs[key], label: t(`shell.${key}`), icon: <Icon aria-hidden /> };
      }),
    footer: (columns: BusinessModel['footer'], hrefFor: HrefFor) =>
      columns.map(({ key, links }) => ({
        title: key && t(`shell.footer.${key}`),
        links: links.map((link) => ({ href: hrefFor(link.to), label: t(`shell.footer.${link.key}`) })),
      })),
    social: (links: readonly SocialLink[]): NavigationLink[] =>
      links.map(({ network, href }) => {
        const Icon = SOCIAL_ICONS[network];
        return { href, label: t(`share.${network}`), icon: <Icon /> };
      }),
  };
}

/** A page of the brand on a social network. */
export interface SocialLink {
  network: keyof typeof SOCIAL_ICONS;
  href: string;
}

const SHOP = { key: 'buyTokens', to: 'buyTokens' } as const;

type Icon = ComponentType<{ 'aria-hidden'?: true }>;

const MAIN_ICONS = { gallery: ImagesIcon, pricing: TokenIcon, create: PlusIcon } satisfies Record<
  string,
  Icon
>;

const USER_ICONS: Record<UserMenuKey, Icon> = {
  generate: WandSparklesIcon,
  myCreations: ImagesIcon,
  buyTokens: TokenIcon,
  account: CircleUserRoundIcon,
  subscription: CreditCardIcon,
};

const SOCIAL_ICONS = { facebook: FacebookIcon, x: XBrandIcon, instagram: InstagramIcon } satisfies Record<
  string,
  Icon
>;

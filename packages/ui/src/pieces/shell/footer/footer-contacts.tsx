'use client';

import { IconButton } from '../../../components/icon-button';
import { FacebookIcon, InstagramIcon, MailIcon, XBrandIcon } from '../../../components/icons';
import { TextLink } from '../../../components/text-link';
import { VisuallyHidden } from '../../../components/visually-hidden';
import { useUi } from '../../../i18n';

const NETWORK_ICONS = { facebook: FacebookIcon, x: XBrandIcon, instagram: InstagramIcon } as const;

/** A page of the brand's elsewhere. */
export interface SocialLink {
  network: keyof typeof NETWORK_ICONS;
  href: string;
}

interface FooterContactsProps {
  email: string;
  socialLinks: readonly SocialLink[];
}

/** The ways to the people behind the product. */
export function FooterContacts({ email, socialLinks }: FooterContactsProps) {
  const { t } = useUi();
  return (
    <div className="flex flex-wrap items-center gap-x-1 desk:-me-3 desk:justify-self-end">
      <TextLink
        variant="quiet"
        href={`mailto:${email}`}
        className="inline-flex min-h-10 min-w-0 items-center gap-2 max-desk:min-h-11"
      >
        <MailIcon aria-hidden className="size-4.5 shrink-0" />
        <VisuallyHidden>{t('shell.contact')}</VisuallyHidden>
        <span className="min-w-0 wrap-anywhere">{email}</span>
      </TextLink>
      <ul aria-label={t('shell.social')} className="flex">
        {socialLinks.map(({ network, href }) => {
          const Icon = NETWORK_ICONS[network];
          return (
            <li key={network}>
              <IconButton asChild label={t(`share.${network}`)}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <Icon />
                </a>
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

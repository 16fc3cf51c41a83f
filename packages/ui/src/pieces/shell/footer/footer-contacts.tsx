import { IconButton } from '../../../components/icon-button/icon-button';
import { MailIcon } from '../../../components/icons';
import { TextLink } from '../../../components/text-link';
import { VisuallyHidden } from '../../../components/visually-hidden/visually-hidden';
import { useUi } from '../../../i18n';
import type { NavigationLink } from '../navigation';

interface FooterContactsProps {
  email?: string;
  socialLinks?: readonly NavigationLink[];
}

export function FooterContacts({ email, socialLinks = [] }: FooterContactsProps) {
  return (
    <div className="ui:flex ui:flex-wrap ui:items-center ui:gap-x-1 ui:@min-[56rem]:-me-3 ui:@min-[56rem]:justify-self-end">
      {email !== undefined && <Email address={email} />}
      {socialLinks.length > 0 && <SocialLinks links={socialLinks} />}
    </div>
  );
}

function Email({ address }: { address: string }) {
  const { t } = useUi();
  return (
    <TextLink
      variant="quiet"
      href={`mailto:${address}`}
      className="ui:relative ui:inline-flex ui:min-h-10 ui:min-w-0 ui:items-center ui:gap-2 ui:max-desk:min-h-11"
    >
      <MailIcon aria-hidden className="ui:size-4.5 ui:shrink-0" />
      <VisuallyHidden>{t('shell.contact')}</VisuallyHidden>
      <span className="ui:min-w-0 ui:wrap-anywhere">{address}</span>
    </TextLink>
  );
}

function SocialLinks({ links }: { links: readonly NavigationLink[] }) {
  const { t } = useUi();
  return (
    <ul aria-label={t('shell.social')} className="ui:flex">
      {links.map(({ href, label, icon }, index) => (
        <li key={index}>
          <IconButton asChild label={label}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              {icon}
            </a>
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

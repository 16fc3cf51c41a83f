'use client';

import { TextLink } from '../../../components/text-link';
import { RichText, useUi } from '../../../i18n';

interface TermsNoteProps {
  termsHref: string;
  privacyHref: string;
}

export function TermsNote({ termsHref, privacyHref }: TermsNoteProps) {
  const { t, Link } = useUi();
  const linkTo = (href: string) => (label: string) => (
    <TextLink asChild className="ui:underline">
      <Link href={href}>{label}</Link>
    </TextLink>
  );
  return (
    <p className="ui:text-center ui:text-xs ui:text-pretty ui:text-ink-muted">
      <RichText
        text={t('account.terms')}
        components={{ terms: linkTo(termsHref), privacy: linkTo(privacyHref) }}
      />
    </p>
  );
}

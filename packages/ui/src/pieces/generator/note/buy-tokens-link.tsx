'use client';

import { TextLink } from '../../../components';
import { useUi } from '../../../i18n';

/** The way to more tokens; nothing where the host offers none. */
export function BuyTokensLink({ href }: { href: string | undefined }) {
  const { t, Link } = useUi();
  if (href === undefined) return null;
  return (
    <TextLink asChild className="ui:whitespace-nowrap">
      <Link href={href}>{t('generator.buyTokens')}</Link>
    </TextLink>
  );
}

import { TextLink } from '../../../components';
import { useUi } from '../../../i18n';

/** Link to buy tokens; renders nothing without `href`. */
export function BuyTokensLink({ href }: { href: string | undefined }) {
  const { t, Link } = useUi();
  if (href === undefined) return null;
  return (
    <TextLink asChild className="ui:whitespace-nowrap">
      <Link href={href}>{t('generator.buyTokens')}</Link>
    </TextLink>
  );
}

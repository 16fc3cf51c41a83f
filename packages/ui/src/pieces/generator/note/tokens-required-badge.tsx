import { Badge, LockIcon } from '../../../components';
import { useUi } from '../../../i18n';

/** Marks a group with a locked option. */
export function TokensRequiredBadge() {
  const { t } = useUi();
  return (
    <Badge variant="warning">
      <LockIcon aria-hidden />
      <span>{t('generator.tokensRequired')}</span>
    </Badge>
  );
}

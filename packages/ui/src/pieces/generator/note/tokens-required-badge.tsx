'use client';

import { Badge, LockIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { generator } from '../../../locales/english';

/** Marks a group with a locked option. */
export function TokensRequiredBadge() {
  const { t } = useUi({ generator });
  return (
    <Badge variant="warning">
      <LockIcon aria-hidden />
      <span>{t('generator.tokensRequired')}</span>
    </Badge>
  );
}

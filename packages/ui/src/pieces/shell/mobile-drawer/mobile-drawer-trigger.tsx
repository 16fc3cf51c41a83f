import type { ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button/icon-button';
import { MenuIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';

export type MobileDrawerTriggerProps = Omit<ComponentProps<'button'>, 'children'>;

/** The button of a `MobileDrawer`, for hosts that load the drawer lazily. @public */
export function MobileDrawerTrigger(props: MobileDrawerTriggerProps) {
  const { t } = useUi();
  return (
    <IconButton label={t('shell.openMenu')} {...props} data-ui="mobile-drawer">
      <MenuIcon aria-hidden className="ui:size-5" />
    </IconButton>
  );
}

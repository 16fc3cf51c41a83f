'use client';

import { useId, useState, type ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button';
import { MenuIcon } from '../../../components/icons';
import { useUi } from '../../../i18n';
import { onDemand } from '../../../lib/on-demand/demand';
import { useLayerOnDemand } from '../../../lib/on-demand/use-layer-on-demand';
import { Slot } from '../../../lib/slot';
import { splitNavigation, type NavigationProps } from '../navigation';

export interface MobileDrawerProps extends NavigationProps, Omit<ComponentProps<'button'>, 'children'> {}

const drawer = onDemand(async () => (await import('./drawer')).Drawer);

/**
 * Button that opens a drawer at the end side with the content of the header, for narrow screens. Other props are passed
 * to the button.
 */
export function MobileDrawer(props: MobileDrawerProps) {
  const { navigation, own } = splitNavigation(props);
  const { t } = useUi();
  const [open, setOpen] = useState(false);
  const { Layer: Drawer, opener, want, shown } = useLayerOnDemand(drawer, open, () => setOpen(false));
  const id = useId();

  return (
    <>
      <Slot
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={shown ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={want}
        onPointerDown={want}
        onFocus={want}
        onClick={() => setOpen(!open)}
      >
        <IconButton data-slot="mobile-drawer" label={t('shell.openMenu')} {...own}>
          <MenuIcon aria-hidden className="ui:size-5" />
        </IconButton>
      </Slot>
      {Drawer && <Drawer {...navigation} open={open} onOpenChange={setOpen} opener={opener} id={id} />}
    </>
  );
}

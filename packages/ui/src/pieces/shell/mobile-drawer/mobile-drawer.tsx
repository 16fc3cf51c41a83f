'use client';

import { useRef, useState, type ComponentProps } from 'react';
import { IconButton } from '../../../components/icon-button';
import { MenuIcon } from '../../../components/icons';
import { Separator } from '../../../components/separator';
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from '../../../components/sheet';
import { useUi } from '../../../i18n';
import { BrandLink } from '../brand-link';
import { LanguageMenu } from '../language-menu';
import { splitNavigation, type NavigationProps } from '../navigation';
import { ThemeToggle } from '../theme-toggle';
import { DrawerAccountAction } from './drawer-account-action';
import { DrawerAccountRows, DrawerMainRows } from './drawer-rows';
import { useDeskChange } from './use-desk-change';

export interface MobileDrawerProps extends NavigationProps, Omit<ComponentProps<'button'>, 'children'> {}

/* By itself the focus would skip the links and land on a choice in the middle. */
function beginAtTheTop(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * The whole header again, for thumbs: a button, and behind it a drawer from the end side. All else it is given goes to
 * the button.
 */
export function MobileDrawer(props: MobileDrawerProps) {
  const { navigation, own } = splitNavigation(props);
  const { brand, hrefs, theme, onThemeChange, language, languages, onLanguageChange } = navigation;
  const { t } = useUi();
  const [open, setOpen] = useState(false);
  const afterwards = useRef<() => void>(undefined);
  const close = () => setOpen(false);
  useDeskChange(close);

  // What opens a layer of its own waits until the focus is back on the button, to find its way back there too.
  function closeThen(act: () => void) {
    afterwards.current = act;
    close();
  }
  function act() {
    afterwards.current?.();
    afterwards.current = undefined;
  }

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <IconButton data-slot="mobile-drawer" label={t('shell.openMenu')} {...own}>
          <MenuIcon aria-hidden className="ui:size-5" />
        </IconButton>
      </SheetTrigger>
      <SheetContent
        closeLabel={t('shell.closeMenu')}
        aria-describedby={undefined}
        onOpenAutoFocus={beginAtTheTop}
        onCloseAutoFocus={act}
      >
        <SheetHeader>
          <SheetTitle className="ui:sr-only">{t('shell.menu')}</SheetTitle>
          <BrandLink
            brand={brand}
            href={hrefs.home}
            onClick={close}
            className="ui:justify-self-start ui:px-2"
          />
        </SheetHeader>
        <DrawerMainRows {...navigation} onLeave={close} />
        <Separator className="ui:my-3" />
        <DrawerAccountRows {...navigation} onLeave={close} />
        {onLanguageChange && (
          <LanguageMenu
            look="row"
            language={language}
            languages={languages}
            onLanguageChange={onLanguageChange}
          />
        )}
        {onThemeChange && <ThemeToggle look="row" theme={theme} onThemeChange={onThemeChange} />}
        <DrawerAccountAction {...navigation} onPress={closeThen} />
      </SheetContent>
    </Sheet>
  );
}

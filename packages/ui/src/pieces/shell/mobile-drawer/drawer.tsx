'use client';

import { useRef, type RefObject } from 'react';
import { Separator } from '../../../components/separator';
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from '../../../components/sheet';
import { useUi } from '../../../i18n';
import { BorrowedTrigger } from '../../../lib/on-demand/borrowed-trigger';
import { BrandLink } from '../brand-link';
import { LanguageMenu } from '../language-menu';
import type { NavigationProps } from '../navigation';
import { ThemeToggle } from '../theme-toggle';
import { DrawerAccountAction } from './drawer-account-action';
import { DrawerAccountRows, DrawerMainRows } from './drawer-rows';
import { useDeskChange } from './use-desk-change';

interface DrawerProps extends NavigationProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  id: string;
}

/* By itself the focus would skip the links and land on a choice in the middle. */
function beginAtTheTop(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** What is behind the button of a `MobileDrawer`. */
export function Drawer({ open, onOpenChange, opener, id, ...navigation }: DrawerProps) {
  const { brand, hrefs, theme, onThemeChange, language, languages, onLanguageChange } = navigation;
  const { t } = useUi();
  const afterwards = useRef<() => void>(undefined);
  const close = () => onOpenChange(false);
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
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetTrigger asChild>
        <BorrowedTrigger opener={opener} />
      </SheetTrigger>
      <SheetContent
        id={id}
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

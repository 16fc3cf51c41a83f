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

/* By default Radix skips links, so the focus would start at a choice in the middle of the drawer. */
function beginAtTheTop(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * The dialog of a `MobileDrawer`. It unmounts in the same commit that closes it: its focus trap would take the focus
 * back from the heading of a page that opens in that commit.
 */
export function Drawer({ open, ...props }: DrawerProps) {
  return open && <OpenDrawer {...props} />;
}

function OpenDrawer({ onOpenChange, opener, id, ...navigation }: Omit<DrawerProps, 'open'>) {
  const { brand, hrefs, theme, onThemeChange, language, languages, onLanguageChange } = navigation;
  const { t } = useUi();
  const afterwards = useRef<() => void>(undefined);
  const close = () => onOpenChange(false);
  useDeskChange(close);

  // Run the action when the drawer returns the focus to its button, so that a dialog it opens restores the focus there.
  function closeThen(act: () => void) {
    afterwards.current = act;
    close();
  }
  function act(event: Event) {
    // Keep the focus where it is if a page that was opened from the drawer has focused its heading.
    if (document.activeElement !== document.body) event.preventDefault();
    afterwards.current?.();
    afterwards.current = undefined;
  }

  return (
    <Sheet open onOpenChange={onOpenChange}>
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

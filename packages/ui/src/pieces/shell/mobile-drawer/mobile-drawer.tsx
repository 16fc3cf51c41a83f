import { useRef } from 'react';
import { Separator } from '../../../components/separator/separator';
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from '../../../components/sheet/sheet';
import { useUi } from '../../../i18n';
import { BrandLink } from '../brand-link';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu';
import type { NavigationLink, NavigationProps } from '../navigation';
import { ThemeToggle, type ThemeToggleProps } from '../theme-toggle';
import { DrawerAccountAction } from './drawer-account-action';
import { DrawerAccountRows, DrawerMainRows } from './drawer-rows';
import { MobileDrawerTrigger, type MobileDrawerTriggerProps } from './mobile-drawer-trigger';
import { requireProps } from '../../../lib/explain';
import { useOpen, type OpenProps } from '../../../lib/use-open';
import { media } from '../../../lib/media';

export interface MobileDrawerProps<Tag extends string = string>
  extends
    NavigationProps,
    Pick<LanguageMenuProps<Tag>, 'language' | 'languages'>,
    Pick<ThemeToggleProps, 'theme'>,
    OpenProps,
    MobileDrawerTriggerProps {
  /** Links of a signed-in user. */
  userLinks: readonly NavigationLink[];
  /** Called with the language that the user selects. Without it the language menu is not rendered. */
  onLanguageChange?: LanguageMenuProps<Tag>['onLanguageChange'];
  /** Called with the theme that the user selects. Without it the theme menu is not rendered. */
  onThemeChange?: ThemeToggleProps['onThemeChange'];
}

/* Radix skips links on purpose (https://github.com/radix-ui/primitives/issues/2373): the focus would start at a choice in
   the middle of the drawer. */
function focusContent(event: Event) {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
}

/**
 * Button that opens a drawer at the end side with the content of the header, for narrow screens. Other props are passed
 * to the button.
 * @public
 */
export function MobileDrawer<Tag extends string>({
  brand,
  logo,
  homeHref,
  links,
  userLinks,
  currentPath,
  session,
  onLogin,
  onLogOut,
  loggingOut,
  language,
  languages,
  onLanguageChange,
  theme,
  onThemeChange,
  open: controlled,
  defaultOpen,
  onOpenChange,
  ...props
}: MobileDrawerProps<Tag>) {
  requireProps('MobileDrawer', { links, userLinks, session });
  const { t } = useUi();
  const [open, setOpen] = useOpen({ open: controlled, defaultOpen, onOpenChange });
  const pendingAction = useRef<() => void>(undefined);
  const close = () => setOpen(false);

  // Run the action when the drawer returns the focus to its button, so that a dialog it opens restores the focus there.
  function closeAndRun(action: () => void) {
    pendingAction.current = action;
    close();
  }
  function runPendingAction(event: Event) {
    // Keep the focus where it is if a page that was opened from the drawer has focused its heading.
    const { activeElement, body } = (event.currentTarget as Element).ownerDocument;
    if (activeElement !== body) event.preventDefault();
    pendingAction.current?.();
    pendingAction.current = undefined;
  }

  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <MobileDrawerTrigger {...props} />
      </SheetTrigger>
      {/* Unmounts in the commit that closes it: its focus trap would take the focus back from a page opened in it. */}
      {open && (
        <SheetContent
          ref={(content) => onWideWindow(content, close)}
          closeLabel={t('shell.closeMenu')}
          aria-describedby={undefined}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={runPendingAction}
        >
          <SheetHeader>
            <SheetTitle className="ui:sr-only">{t('shell.menu')}</SheetTitle>
            <BrandLink
              brand={brand}
              logo={logo}
              href={homeHref}
              onClick={close}
              className="ui:justify-self-start ui:px-2"
            />
          </SheetHeader>
          <DrawerMainRows links={links} currentPath={currentPath} onLeave={close} />
          <Separator className="ui:my-3" />
          <DrawerAccountRows session={session} links={userLinks} onLeave={close} />
          {onLanguageChange && (
            <LanguageMenu
              variant="row"
              language={language}
              languages={languages}
              onLanguageChange={onLanguageChange}
            />
          )}
          {onThemeChange && <ThemeToggle variant="row" theme={theme} onThemeChange={onThemeChange} />}
          <DrawerAccountAction
            session={session}
            onLogin={onLogin}
            onLogOut={onLogOut}
            loggingOut={loggingOut}
            onPress={closeAndRun}
          />
        </SheetContent>
      )}
    </Sheet>
  );
}

/* Breakpoint `desk` of theme.css. */
const DESK = '(min-width: 60rem)';

/**
 * Calls back when the window of an element becomes wide enough for the full header, after a rotation or a resize.
 * @returns a function that ends it
 */
function onWideWindow(element: Element | null, onWide: () => void) {
  const desk = media(DESK, element);
  const listen = () => desk?.matches && onWide();
  desk?.addEventListener('change', listen);
  return () => desk?.removeEventListener('change', listen);
}

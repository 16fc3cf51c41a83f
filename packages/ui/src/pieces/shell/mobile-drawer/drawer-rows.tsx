import { Avatar } from '../../../components/avatar/avatar';
import { Separator } from '../../../components/separator/separator';
import { useUi } from '../../../i18n';
import { MenuRow } from '../menu-row';
import { isCurrent, type NavigationLink, type NavigationProps } from '../navigation';

interface LinkRowsProps {
  links: readonly NavigationLink[];
  currentPath?: string | undefined;
  onLeave: () => void;
}

function LinkRows({ links, currentPath, onLeave }: LinkRowsProps) {
  const { Link } = useUi();
  return (
    <ul data-ui="drawer-rows">
      {links.map(({ href, label, icon }, index) => (
        <li key={index}>
          <MenuRow asChild icon={icon}>
            <Link
              href={href}
              onClick={onLeave}
              aria-current={isCurrent(href, currentPath) ? 'page' : undefined}
            >
              {label}
            </Link>
          </MenuRow>
        </li>
      ))}
    </ul>
  );
}

export function DrawerMainRows(props: LinkRowsProps) {
  const { t } = useUi();
  return (
    <nav aria-label={t('shell.mainNavigation')}>
      <LinkRows {...props} />
    </nav>
  );
}

interface DrawerAccountRowsProps extends LinkRowsProps, Pick<NavigationProps, 'session'> {}

/** The signed-in user's name, balance and links. */
export function DrawerAccountRows({ session, ...rows }: DrawerAccountRowsProps) {
  const { t, locale } = useUi();
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <div className="ui:flex ui:min-h-12 ui:items-center ui:gap-3 ui:px-2">
        <Avatar name={session.username} locale={locale} decorative className="ui:-mx-1" />
        <bdi className="ui:min-w-0 ui:truncate ui:font-semibold">{session.username}</bdi>
        <span className="ui:num ui:ms-auto ui:shrink-0 ui:text-sm ui:text-ink-muted">
          {t('vocabulary.tokens', { count: session.tokens })}
        </span>
      </div>
      <LinkRows {...rows} />
      <Separator className="ui:my-3" />
    </>
  );
}

import { Button } from '@product/ui/button';
import { LogInDialog } from '@product/ui/log-in-dialog';
import { StyleTiles } from '@product/ui/style-tiles';
import { UiProvider } from '@product/ui/i18n';
import { UserMenu } from '@product/ui/user-menu';
import { createElement as h, useState } from 'react';
import { Link } from 'react-router-dom';

const RouterLink = ({ href, ...props }) => h(Link, { to: href, ...props });
const LINKS = [{ href: '/blog', label: 'Blog' }];

/* Without JSX, so that Node renders it without a build as well. */
export function App() {
  const [open, setOpen] = useState(false);
  return h(
    UiProvider,
    { link: RouterLink },
    h(Button, { onClick: () => setOpen(true) }, 'Enter'),
    h(LogInDialog, { open, onOpenChange: setOpen, signUpHref: '/sign-up' }),
    h(UserMenu, { username: 'ada', links: LINKS }),
    h(StyleTiles, { value: 'anime' }),
  );
}

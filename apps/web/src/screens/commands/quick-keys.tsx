import type { Id } from '@product/api-client';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { PendingFallback } from '../../core/pending-layer';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { useSession } from '../../core/use-session';
import { lazyCode } from '../../lib/lazy-code';
import { useKeyDown } from '../../lib/use-key-down';
import { areSingleKeysOn } from './single-keys';
import { buttonOf, isLayerOpen, searchField } from './page-actions';
import { isHandledElsewhere, quickKeyOf, type QuickDialog } from './quick-key';

const palette = lazyCode(async () => (await import('./command-palette')).CommandPalette);
const shortcuts = lazyCode(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

interface QuickKeysProps {
  /** The key that was pressed while this code was loading. */
  pressed?: KeyboardEvent | undefined;
}

/** The keys of every screen, and the dialogs that they open. The code of a dialog loads when it is first opened. */
export function QuickKeys({ pressed }: QuickKeysProps) {
  const { user } = useSession();
  const [open, setOpen] = useState<QuickDialog>();
  // What Back leaves in the palette is shown again, but not to the next user.
  const [typed, setTyped] = useState<{ query: string; userId?: Id | undefined }>({ query: '' });
  const query = typed.userId === user?.id ? typed.query : '';
  const setQuery = (next: string) => setTyped({ query: next, userId: user?.id });
  const close = () => {
    setOpen(undefined);
    setQuery('');
  };
  useKeyDown((event) => {
    const key = quickKeyOf(event, areSingleKeysOn());
    if (!key || isHandledElsewhere(event, key)) return;
    if (key === 'palette' || key === 'shortcuts') {
      if (isLayerOpen()) return;
      // The browser's own: Firefox searches by Ctrl+K.
      event.preventDefault();
      setOpen(key);
      return;
    }
    const target = key === 'search' ? searchField() : buttonOf(key);
    if (!target) return;
    // Firefox searches the page by `/`.
    event.preventDefault();
    if (!(target instanceof HTMLInputElement)) return target.click();
    target.focus();
    target.select();
  });
  const pressAgain = useEffectEvent(() => {
    if (!pressed) return;
    // Its element may have been replaced since, with the page.
    const { activeElement, body } = document;
    (activeElement ?? body).dispatchEvent(new KeyboardEvent('keydown', pressed));
  });
  useEffect(() => pressAgain(), []);
  const { code: CommandPalette } = useLazyDialog(palette, open === 'palette', close, () =>
    setOpen(undefined),
  );
  const { code: ShortcutsDialog } = useLazyDialog(shortcuts, open === 'shortcuts', close);
  return (
    <Suspense fallback={<PendingFallback cancel={close} />}>
      {CommandPalette && (
        <CommandPalette
          open={open === 'palette'}
          onClose={close}
          query={query}
          onQueryChange={setQuery}
          onShortcuts={() => setOpen('shortcuts')}
        />
      )}
      {ShortcutsDialog && <ShortcutsDialog open={open === 'shortcuts'} onClose={close} />}
    </Suspense>
  );
}

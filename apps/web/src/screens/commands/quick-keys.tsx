import { Suspense, useState } from 'react';
import { PendingFallback } from '../../core/pending-layer';
import { useLazyDialog } from '../../core/use-lazy-dialog';
import { lazyCode } from '../../lib/lazy-code';
import { useKeyDown } from '../../lib/use-key-down';
import { isHelpKeyOn } from './help-key';
import { isHandledElsewhere, quickKeyOf, type QuickKey } from './quick-key';

const palette = lazyCode(async () => (await import('./command-palette')).CommandPalette);
const shortcuts = lazyCode(async () => (await import('./shortcuts-dialog')).ShortcutsDialog);

/** The keys of every screen, and the dialogs that they open. The code of a dialog loads when it is first opened. */
export function QuickKeys() {
  const [open, setOpen] = useState<QuickKey>();
  const close = () => setOpen(undefined);
  useKeyDown((event) => {
    const pressed = quickKeyOf(event);
    if (!pressed || isHandledElsewhere(event) || (pressed === 'shortcuts' && !isHelpKeyOn())) return;
    // The browser's own: Firefox searches by Ctrl+K.
    event.preventDefault();
    setOpen(pressed);
  });
  const { code: CommandPalette } = useLazyDialog(palette, open === 'palette', close);
  const { code: ShortcutsDialog } = useLazyDialog(shortcuts, open === 'shortcuts', close);
  return (
    <Suspense fallback={<PendingFallback cancel={close} />}>
      {CommandPalette && (
        <CommandPalette open={open === 'palette'} onClose={close} onShortcuts={() => setOpen('shortcuts')} />
      )}
      {ShortcutsDialog && <ShortcutsDialog open={open === 'shortcuts'} onClose={close} />}
    </Suspense>
  );
}

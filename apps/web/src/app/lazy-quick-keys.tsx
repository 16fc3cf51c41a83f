import { useEffect, useState } from 'react';
import { usePartMissing } from '../core/feedback/use-part-missing';
import { usePending } from '../core/pending';
import { lazyCode, useLazyCode } from '../lib/lazy-code';
import { isPaletteKey } from '../lib/palette-key';
import { useKeyDown } from '../lib/use-key-down';

const quickKeys = lazyCode(async () => (await import('../screens/commands/quick-keys')).QuickKeys);

/** The keys of every screen. A press for the palette while their code loads is repeated once it has loaded. */
export function LazyQuickKeys() {
  const [pressed, setPressed] = useState<KeyboardEvent>();
  const [attempt, setAttempt] = useState(1);
  const partMissing = usePartMissing();
  const { code: QuickKeys } = useLazyCode(quickKeys, attempt, () => {
    if (pressed) partMissing();
    setPressed(undefined);
  });
  useKeyDown((event) => {
    if (QuickKeys || event.defaultPrevented || !isPaletteKey(event)) return;
    event.preventDefault();
    setPressed(event);
    setAttempt(attempt + 1);
  });
  // Before the page was hydrated.
  useEffect(() => {
    const early = window.takePaletteKey?.();
    if (early) dispatchEvent(new KeyboardEvent('keydown', early));
  }, []);
  usePending(pressed !== undefined && QuickKeys === undefined, () => setPressed(undefined));
  return QuickKeys && <QuickKeys pressed={pressed} />;
}

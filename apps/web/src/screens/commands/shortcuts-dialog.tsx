import {
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  Kbd,
  Switch,
  useFocusReturn,
  useUi,
} from '@product/ui';
import { useState } from 'react';
import { useLocation } from '../../core/router';
import { useLazyTexts } from '../../core/use-texts';
import { onApple } from '../../lib/on-apple';
import { SHORTCUTS } from './shortcuts';
import { areSingleKeysOn, storeSingleKeys } from './single-keys';
import english from '../../i18n/locales/en/commands';

export interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The shortcuts of the screen, and those of every screen. */
export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const { t } = useLazyTexts('commands', english);
  const { t: uiText } = useUi();
  const { pathname } = useLocation();
  const keyName = useKeyName();
  const focusReturn = useFocusReturn();
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        closeLabel={uiText('common.close')}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          focusReturn.onOpenAutoFocus();
          // On the close button Escape would close its tooltip first.
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={focusReturn.onCloseAutoFocus}
      >
        <DialogHeader>
          <DialogTitle>{t('shortcuts.title')}</DialogTitle>
        </DialogHeader>
        {SHORTCUTS.filter(({ on }) => on === undefined || on === pathname).map(({ name, shortcuts }) => (
          <section key={name} className="grid gap-2">
            <h3 className="text-sm font-semibold">{t(`shortcuts.groups.${name}`)}</h3>
            <dl className="grid gap-2 text-sm">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex items-center justify-between gap-4">
                  <dt className="text-ink-muted">{t(`shortcuts.does.${does}`)}</dt>
                  <dd dir="ltr" className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{keyName(key)}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <SingleKeysSwitch />
      </DialogContent>
    </Dialog>
  );
}

function SingleKeysSwitch() {
  const { t } = useLazyTexts('commands', english);
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Switch
      label={t('shortcuts.byKey')}
      description={t('shortcuts.byKeyNote')}
      checked={isOn}
      onCheckedChange={(next) => {
        storeSingleKeys(next);
        setOn(next);
      }}
    />
  );
}

type Key = (typeof SHORTCUTS)[number]['shortcuts'][number]['keys'][number];

function useKeyName() {
  const { t } = useLazyTexts('commands', english);
  const { t: uiText } = useUi();
  const names: Partial<Record<Key, string>> = {
    modifier: uiText(onApple() ? 'generator.keys.command' : 'generator.keys.control'),
    alt: onApple() ? '⌥' : 'Alt',
    enter: uiText('generator.keys.enter'),
    ...t('shortcuts.keys', { returnObjects: true }),
  };
  return (key: Key) => names[key] ?? key;
}

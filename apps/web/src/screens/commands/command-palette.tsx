import { Dialog, DialogContent, DialogHeader, DialogTitle, useFocusReturn, useUi } from '@product/ui';
import { useRef } from 'react';
import { useLazyTexts } from '../../core/use-texts';
import type { Command } from './command';
import { CommandSearch, type CommandSearchProps } from './command-search';
import english from '../../i18n/locales/en/commands';

export interface CommandPaletteProps extends Omit<CommandSearchProps, 'onChoose'> {
  open: boolean;
  onClose: () => void;
}

/** Pages, actions, themes, languages and the user's creations, found by typing. */
export function CommandPalette({ open, onClose, ...props }: CommandPaletteProps) {
  const { t } = useLazyTexts('commands', english);
  const { t: uiText } = useUi();
  const focusReturn = useFocusReturn();
  const chosen = useRef<Command['run']>(undefined);
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        closeLabel={uiText('common.close')}
        size="lg"
        aria-describedby={undefined}
        onOpenAutoFocus={focusReturn.onOpenAutoFocus}
        onCloseAutoFocus={(event) => {
          focusReturn.onCloseAutoFocus(event);
          // Only now: a page that opens moves the focus to its heading.
          chosen.current?.();
          chosen.current = undefined;
        }}
      >
        <DialogHeader>
          <DialogTitle>{t('title')}</DialogTitle>
        </DialogHeader>
        <CommandSearch
          {...props}
          onChoose={({ run }) => {
            chosen.current = run;
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

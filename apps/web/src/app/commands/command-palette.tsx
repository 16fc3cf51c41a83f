import {
  CheckIcon,
  Dialog,
  DialogContent,
  DialogHeader,
  DialogTitle,
  Input,
  useFocusReturn,
  useUi,
} from '@product/ui';
import { CommandRoot, CommandGroup, CommandInput, CommandItem, CommandList } from 'cmdk';
import { useRef, useState } from 'react';
import { findCommands, type Command } from './command';
import { useCommands } from './use-commands';
import { useOwnCreations } from './use-own-creations';
import { useTexts } from './use-texts';

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  /** Opens the list of shortcuts. */
  onShortcuts: () => void;
}

/** Pages, actions, themes, languages and the user's creations, found by typing. */
export function CommandPalette({ open, onClose, onShortcuts }: CommandPaletteProps) {
  const { t } = useTexts();
  const { t: words } = useUi();
  const focusReturn = useFocusReturn();
  const chosen = useRef<Command['run']>(undefined);
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent
        closeLabel={words('common.close')}
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
        <Entries
          onShortcuts={onShortcuts}
          onChoose={({ run }) => {
            chosen.current = run;
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface EntriesProps {
  onShortcuts: () => void;
  onChoose: (entry: Command) => void;
}

function Entries({ onShortcuts, onChoose }: EntriesProps) {
  const { t } = useTexts();
  const [query, setQuery] = useState('');
  const commands = findCommands(useCommands(onShortcuts), query);
  const groups = [...commands, useOwnCreations(query)];
  const count = groups.reduce((sum, group) => sum + group.commands.length, 0);
  return (
    // Without its filter, which knows no accents, and without Ctrl+K and others as arrow keys.
    <CommandRoot shouldFilter={false} vimBindings={false} loop label={t('search')} className="grid gap-3">
      <CommandInput asChild value={query} onValueChange={setQuery}>
        <Input placeholder={t('search')} />
      </CommandInput>
      <p role="status" className={count > 0 ? 'sr-only' : 'py-6 text-center text-sm text-ink-muted'}>
        {count > 0 ? t('found', { count }) : t('nothing')}
      </p>
      <CommandList label={t('title')} className="-mx-2 max-h-[50dvh] overflow-y-auto overscroll-contain">
        {groups.map(
          ({ name, commands: entries }) =>
            entries.length > 0 && (
              <CommandGroup
                key={name}
                heading={
                  <span className="block px-2 pt-3 pb-1 text-xs font-semibold text-ink-muted">{name}</span>
                }
              >
                {entries.map((entry) => (
                  <CommandItem
                    key={entry.id}
                    value={entry.id}
                    aria-checked={entry.isCurrent}
                    className="flex min-h-11 items-center gap-3 rounded-sm px-2 text-sm data-[selected=true]:bg-surface-sunken"
                    onSelect={() => onChoose(entry)}
                  >
                    {entry.icon}
                    <bdi lang={entry.lang} className="truncate">
                      {entry.label}
                    </bdi>
                    {entry.isCurrent && <CheckIcon aria-hidden className="ms-auto" />}
                  </CommandItem>
                ))}
              </CommandGroup>
            ),
        )}
      </CommandList>
    </CommandRoot>
  );
}

import { Input, isComposing } from '@product/ui';
import { useId, useState, type KeyboardEvent } from 'react';
import { useLazyTexts } from '../../core/use-texts';
import { findCommands, placeAfterKey, type Command } from './command';
import { CommandOptions, optionId } from './command-options';
import { useCommands } from './use-commands';
import { useOwnCreations } from './use-own-creations';
import english from '../../i18n/locales/en/commands';

export interface CommandSearchProps {
  /** What is typed. */
  query: string;
  onQueryChange: (query: string) => void;
  onShortcuts: () => void;
  onChoose: (command: Command) => void;
}

/** A text field and the commands that it leaves: the combobox pattern of ARIA, with a list that is always shown. */
export function CommandSearch({ query, onQueryChange, onShortcuts, onChoose }: CommandSearchProps) {
  const { t } = useLazyTexts('commands', english);
  const listId = useId();
  const [activated, setActivated] = useState<Command['id']>();
  const matches = findCommands(useCommands(onShortcuts), query);
  const groups = [...matches, useOwnCreations(query)].filter(({ commands }) => commands.length > 0);
  const commands = groups.flatMap((group) => group.commands);
  const active = commands.find(({ id }) => id === activated) ?? commands[0];

  const handleKey = (event: KeyboardEvent) => {
    // An input method uses the same keys.
    if (!active || isComposing(event.nativeEvent)) return;
    const place = placeAfterKey(event.key, commands.indexOf(active), commands.length);
    if (place === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (place === undefined) onChoose(active);
    else setActivated(commands[place]?.id);
  };

  return (
    <div className="grid gap-3">
      <Input
        role="combobox"
        dir="auto"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={commands.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && optionId(listId, active)}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={t('search')}
        value={query}
        onChange={(event) => {
          onQueryChange(event.target.value);
          setActivated(undefined);
        }}
        onKeyDown={handleKey}
        // What Back has left is selected, so that typing replaces it.
        onFocus={(event) => event.currentTarget.select()}
      />
      <p role="status" className={active ? 'sr-only' : 'py-6 text-center text-sm text-ink-muted'}>
        {active ? t('found', { count: commands.length }) : t('nothing')}
      </p>
      {active && (
        <CommandOptions
          id={listId}
          label={t('title')}
          groups={groups}
          active={active}
          onActivate={({ id }) => setActivated(id)}
          onChoose={onChoose}
        />
      )}
    </div>
  );
}

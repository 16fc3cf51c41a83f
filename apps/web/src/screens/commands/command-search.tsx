import { Input, isComposing, ImageIcon, useUi, VideoIcon } from '@product/ui';
import { useId, useState, type KeyboardEvent, useMemo } from 'react';
import { useLazyTexts } from '../../core/use-texts';
import { findCommands, placeAfterKey, type Command, type CommandGroup } from './command';
import { CommandOptions, optionId } from './command-options';
import { useCommands } from './use-commands';
import english from '../../i18n/locales/en/commands';
import { creationsQuery, useApi } from '@product/api-client/react';
import { mediaTypeOf } from '@product/domain';
import { useGalleryFilter } from '@product/studio';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../core/paths';
import { useNavigate } from '../../core/router';
import { useSession } from '../../core/use-session';

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

const MAX_CREATIONS = 8;

/** The user's own creations with all words of the query in title or prompt: the newest few. */
function useOwnCreations(query: string): CommandGroup {
  const { t } = useUi();
  const { user } = useSession();
  const navigate = useNavigate();
  const { data } = useQuery(creationsQuery(useApi(), user?.id));
  const matches = useGalleryFilter(
    data,
    useMemo(() => ({ query }), [query]),
  );
  const shown = query.trim() ? (matches ?? []).slice(0, MAX_CREATIONS) : [];
  return {
    name: t('gallery.myCreations'),
    commands: shown.map(({ id, title, mediaType, imageUrl }) => {
      const Icon = mediaTypeOf(mediaType, imageUrl) === 'video' ? VideoIcon : ImageIcon;
      return {
        id: `creation ${id}`,
        label: title,
        icon: <Icon aria-hidden />,
        run: () =>
          void navigate(`${paths.gallery}?${new URLSearchParams({ tab: 'mine', creation: String(id) })}`),
      };
    }),
  };
}

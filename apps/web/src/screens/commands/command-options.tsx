import { CheckIcon } from '@product/ui';
import { useEffect } from 'react';
import type { Command, CommandGroup } from './command';

export interface CommandOptionsProps {
  /** Element id of the list, and prefix of the ids of its options. */
  id: string;
  label: string;
  groups: readonly CommandGroup[];
  active: Command | undefined;
  onActivate: (command: Command) => void;
  onChoose: (command: Command) => void;
}

export const optionId = (list: string, command: Command) => `${list} ${command.id}`.replaceAll(' ', '-');

/** The options of the palette. The text field above references the active one. */
export function CommandOptions({ id, label, groups, active, onActivate, onChoose }: CommandOptionsProps) {
  const activeId = active && optionId(id, active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className="-mx-2 max-h-[50dvh] overflow-y-auto overscroll-contain"
      // The focus stays in the text field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, commands }) => (
        <div key={name} role="group" aria-label={name}>
          <div aria-hidden className="px-2 pt-3 pb-1 text-xs font-semibold text-ink-muted">
            {name}
          </div>
          {commands.map((command) => (
            <button
              key={command.id}
              type="button"
              id={optionId(id, command)}
              role="option"
              tabIndex={-1}
              aria-selected={command === active}
              aria-checked={command.isCurrent}
              className={`flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-start text-sm [&>svg]:size-6 [&>svg]:shrink-0 ${command === active ? 'bg-surface-sunken' : ''}`}
              onPointerMove={() => onActivate(command)}
              onClick={() => onChoose(command)}
            >
              {command.icon}
              <bdi lang={command.lang} className="truncate">
                {command.label}
              </bdi>
              {command.isCurrent && <CheckIcon aria-hidden className="ms-auto" />}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}

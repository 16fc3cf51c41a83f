import { IconButton, XIcon } from '@product/ui';
import { faultMenu } from 'mock-api';
import { useRef } from 'react';
import { AddFault } from './add-fault';
import { Section } from './section';
import { texts } from './texts';
import { usePanelControls } from './use-controls';

export function FaultsSection() {
  const { settings, choose } = usePanelControls();
  const { faults = [] } = settings;
  const list = useRef<HTMLUListElement>(null);

  const add = (fault: string) => choose({ faults: [...faults.filter((one) => one !== fault), fault] });
  const remove = (fault: string) => {
    // The focused button is removed: focus moves to the next one, else to the previous one, else to the list.
    const item = list.current?.children[faults.indexOf(fault)];
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    (neighbour?.querySelector('button') ?? list.current)?.focus();
    choose({ faults: faults.filter((one) => one !== fault) });
  };

  return (
    <Section title={texts.faults}>
      <ul ref={list} role="list" tabIndex={-1} aria-label={texts.faults} className="mock-panel-list">
        {faults.length === 0 && <li className="mock-panel-quiet">{texts.noFaults}</li>}
        {faults.map((fault) => (
          <li key={fault} className="mock-panel-item">
            <span>
              <code>{fault}</code> <span>{faultMenu.find(({ id }) => fault.startsWith(id))?.summary}</span>
            </span>
            <IconButton size="sm" label={texts.removeFault(fault)} onClick={() => remove(fault)}>
              <XIcon aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <AddFault onAdd={add} />
    </Section>
  );
}

import {
  IconButton,
  PortalContainer,
  SettingsIcon,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetHeader,
  SheetTitle,
  UiProvider,
  useFocusReturn,
} from '@product/ui';
import './mock-panel.css';
import { useState } from 'react';
import type { PanelControls } from './controls';
import { CopyButton } from './copy-button';
import { FaultsSection } from './faults-section';
import { OpenInStorybook } from './open-in-storybook';
import { PersonSection } from './person-section';
import { RecordingSection } from './recording/recording-section';
import { RequestsSection } from './requests-section';
import { ResetSection } from './reset-section';
import { ScenarioSection } from './scenario-section';
import { texts } from './texts';
import { TimeSection } from './time-section';
import { ControlsContext, hasWorld, useControls, usePanelControls } from './use-controls';
import { useKeyDown } from '../../lib/use-key-down';
import { CREDIT_TIMES } from 'mock-api';
import { ChoiceField } from './choice-field';
import { Section } from './section';

export interface MockPanelProps {
  controls: PanelControls;
}

/** A small button at the end of the page, which opens all settings of the mock. F9 opens and closes them too. */
export function MockPanel({ controls }: MockPanelProps) {
  return (
    <ControlsContext value={controls}>
      <UiProvider locale="en">
        <Panel />
      </UiProvider>
    </ControlsContext>
  );
}

function Panel() {
  const controls = usePanelControls();
  const { settings, server } = controls;
  const [open, setOpen] = useState(false);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const focusReturn = useFocusReturn();
  useHotkey('F9', () => setOpen(!open));
  const faults = settings.faults?.length ?? 0;

  return (
    <aside ref={setContainer} lang="en" aria-label={texts.name} className="mock-panel">
      <PortalContainer element={container}>
        <IconButton
          size="sm"
          variant="outline"
          label={texts.open(faults)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-keyshortcuts="F9"
          className="mock-panel-button"
          onClick={() => setOpen(true)}
        >
          <SettingsIcon aria-hidden />
          {faults > 0 && <span className="mock-panel-mark" />}
        </IconButton>
      </PortalContainer>
      <Sheet open={open} onOpenChange={setOpen}>
        <SheetContent lang="en" closeLabel={texts.close} {...focusReturn}>
          <SheetHeader dir="ltr" className="mock-panel-header">
            <SheetTitle>{texts.name}</SheetTitle>
            <SheetDescription>{server ? texts.introOfServer(server) : texts.intro}</SheetDescription>
          </SheetHeader>
          <div dir="ltr" className="mock-panel-contents">
            <OpenInStorybook />
            {hasWorld(controls) ? <OfPage /> : <OfServer />}
          </div>
        </SheetContent>
      </Sheet>
    </aside>
  );
}

function OfServer() {
  return (
    <>
      <FaultsSection />
      <RequestsSection />
    </>
  );
}

function OfPage() {
  const { link } = useControls();
  return (
    <>
      <CopyButton text={link}>{texts.copyLink}</CopyButton>
      <PersonSection />
      <ScenarioSection />
      <FaultsSection />
      <TimeSection />
      <CreditSection />
      <RequestsSection />
      <RecordingSection />
      <ResetSection />
    </>
  );
}

/** Calls back on presses of a key, wherever the focus is; not with modifiers, and not on key repeat. */
function useHotkey(key: string, onPress: () => void): void {
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, shiftKey, repeat } = event;
    if (event.key !== key || altKey || ctrlKey || metaKey || shiftKey || repeat) return;
    event.preventDefault();
    onPress();
  });
}

const CHOICES = CREDIT_TIMES.map((value) => ({ value, label: texts.creditTimes[value] }));

function CreditSection() {
  const { world, choose } = useControls();
  return (
    <Section title={texts.credit}>
      <ChoiceField
        label={texts.arrives}
        value={world.state.creditTime}
        choices={CHOICES}
        onChoose={(credit) => choose({ credit })}
      />
    </Section>
  );
}

import { Button, DownloadIcon } from '@product/ui';
import { readWorld, saveWorld } from 'mock-api/browser';
import { useRef, useState } from 'react';
import { saveFile } from '../../../lib/media-files';
import { CopyButton } from '../copy-button';
import { Section } from '../section';
import { texts } from '../texts';
import { useControls } from '../use-controls';
import { toCurl } from './to-curl';
import { toJourney } from './to-journey';
import { toStory } from './to-story';

/** Copies what was set and done on this page as a file that repeats it, and saves and opens the mock's world. */
export function RecordingSection() {
  const { world, recording, openWorld } = useControls();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const open = async (file: File) => openWorld(readWorld(JSON.parse(await file.text())));

  return (
    <Section title={texts.reproduce}>
      <p className="mock-panel-quiet">{texts.reproduceHint}</p>
      <CopyButton text={() => toStory(recording())}>{texts.copyStory}</CopyButton>
      <CopyButton text={() => toJourney(recording())}>{texts.copyJourney}</CopyButton>
      <CopyButton text={() => toCurl(recording())}>{texts.copyCurl}</CopyButton>
      <div>
        <Button
          onClick={() =>
            saveFile(new Blob([JSON.stringify(saveWorld(world))], { type: 'application/json' }), 'world.json')
          }
        >
          <DownloadIcon aria-hidden />
          <span>{texts.saveWorld}</span>
        </Button>
      </div>
      <div className="mock-panel-copy">
        <Button onClick={() => input.current?.click()}>
          <span>{texts.openWorld}</span>
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label={texts.openWorld}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            setProblem('');
            if (file) open(file).catch(() => setProblem(texts.unreadableWorld));
          }}
        />
        <span role="status">{problem}</span>
      </div>
    </Section>
  );
}

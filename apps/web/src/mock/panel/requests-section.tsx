import { Badge, Button, Checkbox, DownloadIcon } from '@product/ui';
import { saveFile } from '../../lib/media-files';
import type { LoggedRequest, Clock } from 'mock-api';
import { withoutPasswords } from 'mock-api/browser';
import { useState, useEffect } from 'react';
import { CopyButton } from './copy-button';
import { Section } from './section';
import { texts } from './texts';
import { usePanelControls } from './use-controls';

const MAX_REQUESTS = 20;

/** Whether a request is for the mock's own media. A gallery of images would leave no room for the API calls. */
const isMediaRequest = ({ name }: LoggedRequest) => name?.startsWith('mock.');

export function RequestsSection() {
  const { clock, requests, har } = usePanelControls();
  const now = useNow(clock);
  const [withMedia, setWithMedia] = useState(false);
  const latest = requests()
    .filter((entry) => withMedia || !isMediaRequest(entry))
    .slice(-MAX_REQUESTS)
    .toReversed();

  return (
    <Section title={texts.requests}>
      <Checkbox
        label={texts.withMedia}
        checked={withMedia}
        onCheckedChange={(checked) => setWithMedia(checked === true)}
      />
      <ol role="list" aria-label={texts.requests} className="mock-panel-list">
        {latest.length === 0 && <li className="mock-panel-quiet">{texts.noRequests}</li>}
        {latest.map(({ method, path, outcome, at, deviation }, index) => (
          <li key={latest.length - index} className="mock-panel-request">
            <Badge variant={isSuccess(outcome) ? 'success' : outcome === 'pending' ? 'neutral' : 'warning'}>
              {outcome}
            </Badge>
            <div>
              <code dir="ltr">
                <span>{method}</span> <span>{path}</span>
              </code>
              {deviation && <p className="mock-panel-quiet">{deviation}</p>}
            </div>
            <span className="mock-panel-quiet">{texts.age(now - at)}</span>
          </li>
        ))}
      </ol>
      <CopyButton
        disabled={latest.length === 0}
        text={() => JSON.stringify(withoutPasswords(latest), null, 2)}
      >
        {texts.copyRequests}
      </CopyButton>
      <div>
        <Button disabled={latest.length === 0} onClick={() => void har().then(saveHar)}>
          <DownloadIcon aria-hidden />
          <span>{texts.saveHar}</span>
        </Button>
      </div>
    </Section>
  );
}

const saveHar = (text: string) => saveFile(new Blob([text], { type: 'application/json' }), 'requests.har');

function isSuccess(outcome: number | 'pending' | 'lost'): boolean {
  return typeof outcome === 'number' && outcome < 400;
}

function useNow(clock: Clock): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => clock.after(1_000, () => setNow(clock.now())), [clock, now]);
  return now;
}

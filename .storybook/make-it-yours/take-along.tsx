import { Button, SegmentedControl, SegmentedControlItem, VisuallyHidden } from '@product/ui';
import { useState } from 'react';
import { exportedFiles, type ExportedFile } from './exports';
import type { Theme } from './theme';

export function TakeAlong({ theme }: { theme: Theme }) {
  const files = exportedFiles(theme);
  const [name, setName] = useState('brand.css');
  const file = files.find((one) => one.name === name) ?? files[0];
  if (!file) return null;
  return (
    <div className="grid gap-4">
      <SegmentedControl
        aria-label="File"
        fullWidth={false}
        value={file.name}
        onValueChange={setName}
        className="flex-wrap"
      >
        {files.map((one) => (
          <SegmentedControlItem key={one.name} value={one.name}>
            {one.name}
          </SegmentedControlItem>
        ))}
      </SegmentedControl>
      <p className="max-w-prose text-sm text-pretty text-ink-muted">{file.use}</p>
      <div className="flex flex-wrap gap-2">
        <DownloadButton {...file} />
        <CopyButton text={file.text}>Copy</CopyButton>
      </div>
      <pre
        tabIndex={0}
        aria-label={file.name}
        role="region"
        className="max-h-96 overflow-auto rounded-lg border border-line bg-surface-sunken p-4 font-mono text-xs"
      >
        {file.text}
      </pre>
    </div>
  );
}

export const DownloadButton = ({ name, type, text }: Pick<ExportedFile, 'name' | 'type' | 'text'>) => (
  <Button variant="primary" asChild>
    <a download={name} href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}>
      Download {name}
    </a>
  </Button>
);

export function CopyButton({ text, children }: { text: string; children: string }) {
  const [result, setResult] = useState({ text: '', said: '' });
  const said = result.text === text ? result.said : '';
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setResult({ text, said: 'Copied' }),
      () => setResult({ text, said: 'The browser did not allow it' }),
    );
  return (
    <>
      <Button onClick={() => void copy()}>{said || children}</Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

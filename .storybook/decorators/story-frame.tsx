import { useEffect, useState } from 'react';
import { adopt } from '../make-it-yours/use-style-sheet';

interface StoryFrameProps {
  /** Accessible name. */
  title: string;
  src: string;
  theme: string;
  /** A further stylesheet of the document. */
  css?: string;
}

/** A story in a document of its own. It has to be an `<iframe>`: in an `<object>` the mock has no service worker. */
export function StoryFrame({ title, src, theme, css = '' }: StoryFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  useEffect(() => (page ? adopt(page, css) : undefined), [page, css]);
  useEffect(() => (page ? keepTheme(page.documentElement, theme) : undefined), [page, theme]);
  return (
    <iframe
      title={title}
      src={src}
      onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      className="size-full"
    />
  );
}

/** All frames share one stored theme, which each of them reads again when another one sets it. */
function keepTheme(root: HTMLElement, theme: string) {
  const keep = () => {
    if (root.classList.contains(theme)) return;
    root.classList.remove('light', 'dark');
    root.classList.add(theme);
  };
  keep();
  const observer = new MutationObserver(keep);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

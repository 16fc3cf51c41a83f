import { StoryFrame } from './story-frame';

const THEMES = ['light', 'dark'];

/** The story twice, each in its own document, so that overlays and ids do not collide. */
export function SideBySide({ story }: { story: string }) {
  return (
    <div className="grid auto-rows-[minmax(30rem,1fr)] min-h-dvh grid-cols-1 sm:grid-cols-2">
      {THEMES.map((theme) => (
        <StoryFrame key={theme} title={theme} theme={theme} src={addressOf(story, theme)} />
      ))}
    </div>
  );
}

/** This page's address with the story in one theme. The toolbar's other settings are kept. */
function addressOf(story: string, theme: string): string {
  const address = new URL(window.location.href);
  const others = (address.searchParams.get('globals') ?? '')
    .split(';')
    .filter((pair) => pair && !pair.startsWith('theme:'));
  address.searchParams.set('id', story);
  address.searchParams.set('viewMode', 'story');
  address.searchParams.set('globals', [...others, `theme:${theme}`].join(';'));
  return address.href;
}

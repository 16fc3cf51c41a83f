import { PLANS, TOKEN_PACKS, type MediaType, type Quality, type Style } from '@product/domain';
import {
  CurrentBalance,
  GalleryCard,
  GenerateButton,
  LoginForm,
  MediaTabs,
  PackPicker,
  PlanPicker,
  QualityChoice,
  STYLE_PICTURES,
  StyleTiles,
  UiProvider,
  UsageCards,
} from '@product/ui';
import type { UiTexts } from '@product/ui';
import { memo, useState, type ReactNode } from 'react';
import arabic from '../../packages/ui/src/locales/ar.json';

export const PLACES = [
  { name: 'Light', theme: 'light', locale: 'en', direction: 'ltr', texts: undefined },
  { name: 'Dark', theme: 'dark', locale: 'en', direction: 'ltr', texts: undefined },
  { name: 'Arabic', theme: 'light', locale: 'ar', direction: 'rtl', texts: arabic as UiTexts },
] as const;

const CREATION = { title: 'Night rain', style: 'cyberpunk', aspectRatio: '16:9', mediaType: 'image' };

const ignore = () => undefined;

/** Ten pieces as a host shows them, with what the user changes in them. */
function TenPieces() {
  const [media, setMedia] = useState<MediaType>('image');
  const [style, setStyle] = useState<Style>('cyberpunk');
  const [quality, setQuality] = useState<Quality>('hd');
  const [pack, setPack] = useState('starter');
  const [plan, setPlan] = useState('basic');
  const [liked, setLiked] = useState(true);
  return (
    <>
      <div className="grid min-w-0 content-start gap-6">
        <CurrentBalance tokens={120} />
        <MediaTabs value={media} onValueChange={setMedia}>
          <div className="grid gap-5">
            <StyleTiles value={style} onValueChange={setStyle} />
            <QualityChoice value={quality} onValueChange={setQuality} />
          </div>
        </MediaTabs>
        <GenerateButton mediaType={media} cost={1} tokens={120} />
        <GalleryCard
          creation={CREATION}
          src={STYLE_PICTURES[style]}
          headingLevel={3}
          className="max-w-80"
          liked={liked}
          onLikedChange={setLiked}
          onDownload={ignore}
        />
      </div>
      <div className="grid min-w-0 content-start gap-6">
        <UsageCards />
        <PackPicker packs={TOKEN_PACKS} value={pack} onValueChange={setPack} />
        <PlanPicker plans={PLANS} value={plan} interval="month" onValueChange={setPlan} />
        <LoginForm onSubmit={ignore} onSwitch={ignore} />
      </div>
    </>
  );
}

/** The last of three places fills the second row of two columns. */
export const COLUMNS =
  'grid gap-4 min-[75rem]:grid-cols-2 min-[75rem]:max-[110rem]:*:last:col-span-2 min-[110rem]:grid-cols-3';

/** It does not change with the choice: the page's stylesheet does. */
export const Pieces = memo(function Pieces() {
  return (
    <div className={COLUMNS}>
      {PLACES.map(({ name, theme, locale, direction, texts }) => (
        <Place key={name} name={name}>
          <div
            lang={locale}
            dir={direction}
            data-place={name}
            className={`${theme} @container rounded-lg border border-line bg-surface p-4 text-ink`}
          >
            <UiProvider locale={locale} direction={direction} texts={texts}>
              <div className="grid gap-6 @3xl:grid-cols-2">
                <TenPieces />
              </div>
            </UiProvider>
          </div>
        </Place>
      ))}
    </div>
  );
});

export function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <h3 className="text-sm font-medium text-ink-muted">{name}</h3>
      {children}
    </div>
  );
}

import { useUi } from '@product/ui';
import type { AspectRatio, Style } from '@product/domain';
import { useTranslation } from 'react-i18next';
import alpine from './pictures/realistic.jpg';
import boulevard from './pictures/vaporwave.jpg';
import robot from './pictures/robot.jpg';
import street from './pictures/cyberpunk.jpg';
import summer from './pictures/anime.jpg';

interface WallPicture {
  src: string;
  style: Style;
  ratio: AspectRatio;
  /** Height as a share of the wall's unit: the middle hangs highest. */
  height: string;
}

const PICTURES: readonly WallPicture[] = [
  { src: robot, style: '3d', ratio: '1:1', height: 'h-[calc(var(--wall)*0.9)]' },
  { src: summer, style: 'anime', ratio: '3:4', height: 'h-[calc(var(--wall)*1.22)]' },
  { src: street, style: 'cyberpunk', ratio: '4:3', height: 'h-[calc(var(--wall)*1.5)]' },
  { src: alpine, style: 'realistic', ratio: '3:4', height: 'h-[calc(var(--wall)*1.22)]' },
  { src: boulevard, style: 'vaporwave', ratio: '1:1', height: 'h-[calc(var(--wall)*0.9)]' },
];

/** Five pictures in a row, the largest in the middle; the outer ones run off a narrow screen. */
export function PictureWall() {
  const { t } = useTranslation();
  const ui = useUi();
  return (
    <ul
      aria-label={t('landing.wall')}
      className="mt-[clamp(2.5rem,1.5rem+3vw,4rem)] flex items-center justify-center gap-[clamp(0.75rem,1.5vw,1.5rem)] overflow-clip pb-8 [--wall:clamp(9.5rem,19.5vw,20rem)]"
    >
      {PICTURES.map(({ src, style, ratio, height }) => (
        <li key={src} className="flex-none">
          <img
            src={src}
            alt=""
            className={`${height} w-auto rounded-lg object-cover shadow-3`}
            style={{ aspectRatio: ratio.replace(':', '/') }}
          />
          <p className="mt-3 flex items-baseline gap-2 px-0.5 text-xs text-ink-muted">
            <b className="font-semibold text-ink">{ui.t(`vocabulary.style.${style}`)}</b>
            <bdi>{ratio}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}

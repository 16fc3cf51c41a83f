import type { MediaType } from '@product/domain';
import { useRef, type DragEvent, type KeyboardEvent } from 'react';
import {
  ActualSizeIcon,
  ChevronBackIcon,
  ChevronForwardIcon,
  IconButton,
  MaximizeIcon,
  MinimizeIcon,
  MinusIcon,
  PlusIcon,
} from '../../../components';
import { useUi } from '../../../i18n';
import { CreationMedia } from '../../creation/creation-media/creation-media';
import { boxOf } from '../../creation/ratio';
import { toggleFullScreen, useIsFullScreen } from './full-screen';
import type { useZoom } from './use-zoom';

export interface CreationStageProps {
  src: string | undefined;
  mediaType: MediaType;
  alt: string;
  /** Name of the file that the picture becomes when it is dragged out of the window. */
  fileName: string | undefined;
  /** Without one of the known ratios the picture is shown whole in the whole stage. */
  aspectRatio: string | undefined;
  zoom: ReturnType<typeof useZoom>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

const FLOATING = 'ui:absolute ui:z-2 ui:bg-surface-raised ui:text-ink ui:shadow-1';

/**
 * The picture, whole or enlarged, or the video, which plays muted, in a loop, with the browser's controls; around it the
 * buttons of both.
 */
export function CreationStage({
  src,
  mediaType,
  alt,
  fileName,
  aspectRatio,
  zoom,
  onPrevious,
  onNext,
}: CreationStageProps) {
  const { t } = useUi();
  const { scale, x, y } = zoom.zoom;
  const isPicture = mediaType === 'image' && src !== undefined;
  return (
    <div
      data-ui="creation-stage"
      className="ui:relative ui:min-h-[clamp(15rem,60dvh,32rem)] ui:overflow-hidden ui:bg-surface-sunken ui:select-none ui:desk:min-h-dvh"
      {...(isPicture && zoom.stage)}
      // At its whole size a finger scrolls the page up and down, and swipes sideways.
      style={{ touchAction: scale > 1 ? 'none' : 'pan-y', cursor: scale > 1 ? 'grab' : undefined }}
    >
      <div
        className="ui:absolute ui:inset-0 ui:p-4 ui:desk:p-8"
        style={{ transform: scale !== 1 ? `translate(${x}px, ${y}px) scale(${scale})` : undefined }}
      >
        <div className="ui:grid ui:size-full ui:place-items-center ui:[container-type:size]">
          <CreationMedia
            key={src}
            src={src}
            mediaType={mediaType}
            alt={alt}
            eager
            loop
            fit="contain"
            style={boxOf(aspectRatio)}
            onDragStart={(event) => {
              // An enlarged picture is moved by dragging.
              if (isPicture && fileName && scale === 1) nameDraggedFile(event, src, fileName);
              else event.preventDefault();
            }}
          />
        </div>
      </div>
      {onPrevious && (
        <IconButton
          label={t('view.previous')}
          className={`${FLOATING} ui:start-4 ui:top-1/2 ui:-mt-5`}
          onClick={onPrevious}
        >
          <ChevronBackIcon aria-hidden />
        </IconButton>
      )}
      {onNext && (
        <IconButton
          label={t('view.next')}
          className={`${FLOATING} ui:end-4 ui:top-1/2 ui:-mt-5`}
          onClick={onNext}
        >
          <ChevronForwardIcon aria-hidden />
        </IconButton>
      )}
      {isPicture && <StageTools zoom={zoom} />}
    </div>
  );
}

function StageTools({ zoom }: Pick<CreationStageProps, 'zoom'>) {
  const { t, format } = useUi();
  const tools = useRef<HTMLDivElement>(null);
  const isFull = useIsFullScreen(tools);
  const { magnification } = zoom;
  const FullScreenIcon = isFull ? MinimizeIcon : MaximizeIcon;
  return (
    <div
      ref={tools}
      data-ui="stage-tools"
      className="ui:absolute ui:bottom-4 ui:start-4 ui:z-2 ui:flex ui:items-center ui:gap-1 ui:rounded-sm ui:bg-surface-raised ui:text-ink ui:shadow-1"
    >
      <IconButton label={t('view.zoomOut')} aria-disabled={zoom.isLeast || undefined} onClick={zoom.zoomOut}>
        <MinusIcon aria-hidden />
      </IconButton>
      <span className="ui:num ui:min-w-[4ch] ui:text-center ui:text-sm">
        {magnification !== undefined && format.percent(magnification)}
      </span>
      <IconButton label={t('view.zoomIn')} aria-disabled={zoom.isMost || undefined} onClick={zoom.zoomIn}>
        <PlusIcon aria-hidden />
      </IconButton>
      <IconButton
        label={t('view.actualSize')}
        aria-pressed={magnification === 1}
        onClick={zoom.showActualSize}
      >
        <ActualSizeIcon aria-hidden />
      </IconButton>
      {isFull !== undefined && (
        <IconButton
          label={t(isFull ? 'view.leaveFullScreen' : 'view.fullScreen')}
          onClick={({ currentTarget }) => toggleFullScreen(currentTarget.closest('[data-ui=creation-stage]'))}
        >
          <FullScreenIcon aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

/** Chromium downloads a dragged picture under this name; the other browsers name it by its address. */
function nameDraggedFile({ dataTransfer, currentTarget }: DragEvent, src: string, fileName: string) {
  const address = new URL(src, currentTarget.baseURI).href;
  const extension = fileName.slice(fileName.lastIndexOf('.') + 1);
  const type = `image/${extension === 'jpg' ? 'jpeg' : extension}`;
  dataTransfer.setData('DownloadURL', `${type}:${fileName}:${address}`);
  dataTransfer.effectAllowed = 'copy';
}

/**
 * Whether a key is not the view's own: the focused control needs it itself (a field, a video, a menu), or it is a
 * shortcut. AltGr types a character; some systems report it as Alt, or as Control and Alt.
 */
export const isHandledByTarget = (event: KeyboardEvent): boolean =>
  event.metaKey ||
  ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph')) ||
  (event.target as Element).closest('input, textarea, video, [role=menu]') !== null;

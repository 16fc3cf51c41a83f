import { mediaTypeOf, type MediaType } from '@product/domain';
import { useEffect, type KeyboardEvent } from 'react';
import { EmptyState, FrameTilted, Spinner, VisuallyHidden } from '../../../components';
import { useUi } from '../../../i18n';
import { englishKey } from '../../../lib/english-key';
import { CreationFacts, type ViewedCreation } from './creation-facts';
import { CreationStage, isHandledByTarget } from './creation-stage';
import { canFillScreen, toggleFullScreen } from './full-screen';
import { useZoom } from './use-zoom';
import { ViewActions, type ViewActionsProps } from './view-actions';
import { ViewTitle, ViewWindow, type ViewProps } from './view-window';

export type { ViewedCreation } from './creation-facts';

export interface CreationViewProps extends ViewProps, ViewActionsProps {
  /** The creation to show. Without it the view shows that there is none, or that it is loading. */
  creation?: ViewedCreation | undefined;
  /**
   * Whether it is not known yet if there is a creation.
   * @default false
   */
  loading?: boolean;
  /** Validated URL of the image or video. Without it the placeholder for broken media is shown. */
  src?: string | undefined;
  /** Name of the file that the picture becomes when it is dragged out of the window. Without it, it cannot be dragged. */
  fileName?: string | undefined;
  /** Place of the creation in its list, from 1, and the length of the list. */
  place?: { number: number; count: number } | undefined;
  /** Called to go to the creation before. An action without its callback is not rendered. */
  onPrevious?: (() => void) | undefined;
  /** Called to go to the creation after. */
  onNext?: (() => void) | undefined;
  /** URLs of the pictures before and after, which are fetched ahead. */
  neighbours?: readonly string[];
}

/**
 * One creation in the whole window, in its own ratio: the picture with zoom, or the video with controls, and beside it
 * its prompt, how it was made, and the actions on it.
 * @public
 */
export function CreationView({
  open,
  onOpenChange,
  creation,
  loading = false,
  src,
  place,
  onPrevious,
  onNext,
  neighbours,
  liked,
  onLikedChange,
  onDownload,
  downloading,
  downloadEntries,
  onShare,
  shareEntries,
  fileName,
  onUseAgain,
  onSave,
  saved,
  onVisibilityChange,
  publicHref,
  onEdit,
  onDelete,
  onKeyDown,
  ...props
}: CreationViewProps) {
  const actions = {
    liked,
    onLikedChange,
    onDownload,
    downloading,
    downloadEntries,
    onShare,
    shareEntries,
    onUseAgain,
    onSave,
    saved,
    onVisibilityChange,
    publicHref,
    onEdit,
    onDelete,
  };
  const { direction } = useUi();
  const [toLeft, toRight] = direction === 'rtl' ? [onNext, onPrevious] : [onPrevious, onNext];
  // Swiping left shows the creation at the right: the next one, or the previous one from right to left.
  const zoom = useZoom((swiped) => (swiped === 'left' ? toRight : toLeft)?.());
  const { reset } = zoom;
  useEffect(reset, [reset, src, open]);
  useEffect(() => {
    for (const address of neighbours ?? []) {
      const picture = new Image();
      // As in MediaFrame: the address of the page names the creation.
      picture.referrerPolicy = 'no-referrer';
      picture.src = address;
    }
  }, [neighbours]);
  const mediaType = mediaTypeOf(creation?.mediaType, src);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (!creation || event.defaultPrevented || isHandledByTarget(event)) return;
    const key = englishKey(event);
    const isHandled =
      (mediaType === 'image' && zoom.onKey(key)) || handleFullScreenKey(key, event.currentTarget);
    const go = { ArrowLeft: toLeft, ArrowRight: toRight }[event.key];
    if (!isHandled) go?.();
    if (isHandled || go) event.preventDefault();
  };

  return (
    <ViewWindow
      open={open}
      onOpenChange={onOpenChange}
      onKeyDown={handleKey}
      aria-busy={loading || undefined}
      {...props}
    >
      {!creation && <NothingViewed loading={loading} />}
      {creation && (
        <>
          <CreationStage
            src={src}
            mediaType={mediaType}
            fileName={fileName}
            alt={creation.prompt || creation.title}
            aspectRatio={creation.aspectRatio}
            zoom={zoom}
            onPrevious={onPrevious}
            onNext={onNext}
          />
          <ViewDetails creation={creation} mediaType={mediaType} place={place} actions={actions} />
        </>
      )}
    </ViewWindow>
  );
}

/** Returns whether the key was F. */
function handleFullScreenKey(key: string, view: HTMLElement): boolean {
  if (key.toLowerCase() !== 'f' || !canFillScreen(view)) return false;
  toggleFullScreen(view.querySelector('[data-ui=creation-stage]'));
  return true;
}

interface ViewDetailsProps {
  creation: ViewedCreation;
  mediaType: MediaType;
  place: CreationViewProps['place'];
  actions: ViewActionsProps;
}

function ViewDetails({ creation, mediaType, place, actions }: ViewDetailsProps) {
  const { t } = useUi();
  const { title, isPublic } = creation;
  return (
    <div className="ui:grid ui:content-start ui:gap-6 ui:px-gutter ui:py-6 ui:desk:overflow-y-auto ui:desk:border-s ui:desk:border-line ui:desk:px-6 ui:desk:pt-5">
      <div className="ui:grid ui:grid-cols-[minmax(0,1fr)] ui:justify-items-start ui:gap-1 ui:pe-12">
        <p className="ui:num ui:min-h-5 ui:text-sm ui:text-ink-muted" role="status">
          {place && <span>{t('view.place', place)}</span>}
          {/* Without it a screen reader announces a number only. */}
          <VisuallyHidden> {title}</VisuallyHidden>
        </p>
        <ViewTitle dir="auto" className="ui:text-xl ui:font-semibold ui:text-balance ui:wrap-anywhere">
          {title}
        </ViewTitle>
      </div>
      <ViewActions isPublic={isPublic} {...actions} />
      <CreationFacts creation={creation} mediaType={mediaType} />
    </div>
  );
}

function NothingViewed({ loading }: { loading: boolean }) {
  const { t } = useUi();
  return (
    <div className="ui:row-span-full ui:grid ui:place-items-center ui:p-gutter ui:desk:col-span-2">
      {loading ? (
        <>
          <ViewTitle className="ui:sr-only">{t('gallery.loading')}</ViewTitle>
          <Spinner className="ui:size-7 ui:text-ink-muted" label={t('gallery.loading')} />
        </>
      ) : (
        <>
          <ViewTitle className="ui:sr-only">{t('view.missingTitle')}</ViewTitle>
          <EmptyState
            headingLevel={3}
            drawing={<FrameTilted />}
            title={t('view.missingTitle')}
            description={t('view.missingText')}
          />
        </>
      )}
    </div>
  );
}

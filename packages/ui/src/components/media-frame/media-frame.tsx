import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { mayPlay } from '../../lib/may-play';
import { useInView } from '../../lib/use-in-view';
import { useMergedRefs } from '../../lib/use-merged-refs';
import { wrapText } from '../../lib/wrap-text';
import { FrameTilted } from '../empty-state';
import { VideoIcon } from '../icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { useMediaStatus } from './use-media-status';

export interface MediaFrameProps extends ComponentProps<'div'> {
  /** Address of the picture or video. Without it, `brokenText` is shown. */
  src?: string;
  /** The picture in other widths, as `srcset` of `<img>`. */
  srcSet?: string;
  /**
   * Rendered width of the picture, as `sizes` of `<img>`, for browsers that do not measure it themselves. A picture that
   * loads lazily is measured.
   */
  sizes?: string;
  /** Alternative text; empty if visible text beside the media says the same. */
  alt: string;
  /**
   * Type of the media at `src`.
   * @default 'image'
   */
  kind?: 'image' | 'video';
  /**
   * Aspect ratio of the frame in CSS syntax, width first. It holds before, during and after loading.
   * @default '1 / 1'
   */
  ratio?: string;
  /**
   * Whether the media fills the frame and is cropped, or is shown whole.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain';
  /** Shown until the media has loaded. */
  placeholder?: ReactNode;
  /** Text shown if the media cannot be loaded. */
  brokenText: ReactNode;
  /** Drawing shown with `brokenText`. By default a tilted frame. */
  brokenDrawing?: ReactNode;
  /** Watermark over the loaded media. It ignores the pointer. */
  watermark?: ReactNode;
  /**
   * Whether a video has controls. Without them it is muted and shows its first frame only.
   * @default true
   */
  controls?: boolean;
  /**
   * Whether a video plays muted, in a loop, as soon as it has loaded; not with reduced motion, nor if the user saves data.
   * @default false
   */
  loop?: boolean;
  /**
   * Loads at once, an image with high fetch priority. Otherwise an image loads lazily, and a video within 400 px of the
   * viewport.
   * @default false
   */
  eager?: boolean;
  /** Wraps the media, for example in a link: the browser's menu for it then has the entries of the picture too. */
  wrap?: ((media: ReactNode) => ReactNode) | undefined;
  /** Further content over the media: badges, actions. */
  children?: ReactNode;
}

/** A picture or a video that fades into a frame of fixed ratio, so that loading causes no layout shift. @public */
export function MediaFrame({
  src,
  srcSet,
  sizes,
  alt,
  kind = 'image',
  ratio = '1 / 1',
  fit = 'cover',
  placeholder,
  brokenText,
  brokenDrawing = <FrameTilted className="ui:w-24" />,
  watermark,
  controls = true,
  loop = false,
  eager = false,
  wrap = (media) => media,
  className,
  style,
  children,
  ...props
}: MediaFrameProps) {
  const { status, setStatus, image, video } = useMediaStatus(src);
  const { ref: viewed, isInView } = useInView();
  const videoRef = useMergedRefs<HTMLVideoElement>(viewed, video);
  const media = cn(
    'ui:absolute ui:inset-0 ui:size-full ui:transition-[opacity,translate] ui:duration-slow ui:ease-out',
    status === 'ready' ? 'ui:opacity-100' : 'ui:opacity-0',
    fit === 'cover' ? 'ui:object-cover' : 'ui:object-contain',
  );

  return (
    <div
      data-ui="media-frame"
      data-kind={kind}
      data-status={status}
      aria-busy={status === 'loading' || undefined}
      className={cn(
        'ui:edge ui:fallback:relative ui:isolate ui:overflow-hidden ui:fallback:rounded-md ui:bg-surface-sunken',
        className,
      )}
      style={{ aspectRatio: ratio, ...style }}
      {...props}
    >
      {status === 'loading' && wrapText(placeholder)}
      {status === 'broken' && (
        <div
          data-ui="media-frame-broken"
          className="ui:absolute ui:inset-0 ui:grid ui:place-content-center ui:justify-items-center ui:gap-2 ui:p-4 ui:text-center ui:text-xs ui:wrap-anywhere ui:text-ink-muted"
        >
          {brokenDrawing}
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
          {wrapText(brokenText)}
        </div>
      )}
      {wrapText(
        // The text of a broken one is not part of a link.
        wrap(
          status === 'broken' ? null : kind === 'video' ? (
            <>
              <VideoCover />
              <video
                key={src}
                ref={videoRef}
                src={eager || isInView ? src : undefined}
                aria-label={alt || undefined}
                crossOrigin="anonymous"
                preload="metadata"
                playsInline
                controls={controls}
                muted={loop || !controls}
                loop={loop}
                // Some browsers decode no frame before a video plays: Safari on phones, for one.
                onLoadedMetadata={({ currentTarget }) => {
                  setStatus('ready');
                  // Rejected if the browser forbids it: the first frame stays.
                  if (loop && mayPlay()) currentTarget.play()?.catch(() => undefined);
                }}
                onError={() => setStatus('broken')}
                className={media}
              />
            </>
          ) : (
            <img
              key={src}
              ref={image}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : undefined}
              // A lazy picture is as wide as the browser lays it out. Browsers without `auto` skip it
              // (https://html.spec.whatwg.org/multipage/images.html#sizes-attributes).
              sizes={eager || !srcSet ? sizes : sizes ? `auto, ${sizes}` : 'auto'}
              srcSet={srcSet}
              src={src}
              alt={alt}
              decoding="async"
              referrerPolicy="no-referrer"
              onLoad={() => setStatus('ready')}
              onError={() => setStatus('broken')}
              className={media}
            />
          ),
        ),
      )}
      {status === 'ready' && watermark && (
        <div
          data-ui="media-frame-watermark"
          className="ui:pointer-events-none ui:absolute ui:inset-0 ui:grid ui:-rotate-[14deg] ui:place-items-center ui:text-[clamp(2rem,5vw,4rem)] ui:font-semibold ui:text-on-media ui:opacity-40 ui:select-none ui:[text-shadow:0_1px_12px_var(--ui-media-chip)]"
        >
          {watermark}
        </div>
      )}
      {wrapText(children)}
    </div>
  );
}

/** Behind a video: seen until a frame of it is decoded. */
const VideoCover = () => (
  <span
    aria-hidden
    data-ui="media-frame-cover"
    className="ui:absolute ui:inset-0 ui:grid ui:place-items-center ui:text-ink-faint"
  >
    <VideoIcon className="ui:size-7" />
  </span>
);

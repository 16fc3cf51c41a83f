'use client';

import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { useNear } from '../../lib/use-near';
import { FrameTilted } from '../empty-state';
import { VisuallyHidden } from '../visually-hidden';
import { useMediaStatus } from './use-media-status';

export interface MediaFrameProps extends ComponentProps<'div'> {
  /** Address of the picture or video. Without one the frame says that it cannot be had. */
  src?: string;
  /** The picture in other widths, as `<img>` takes them. */
  srcSet?: string;
  /** How wide the picture is drawn, as `<img>` takes it. */
  sizes?: string;
  /** What one sees on it; empty if words beside it say so already. */
  alt: string;
  /**
   * What lies at the address.
   * @default 'image'
   */
  kind?: 'image' | 'video';
  /**
   * Shape of the frame as CSS writes it, width first: before, during and after loading.
   * @default '1 / 1'
   */
  ratio?: string;
  /**
   * Whether the media fills the frame and is cut, or lies in it whole.
   * @default 'cover'
   */
  fit?: 'cover' | 'contain';
  /** What is seen until the media is there. */
  placeholder?: ReactNode;
  /** What is said when it cannot be had. */
  brokenText: ReactNode;
  /** A drawing for that case; a tilted frame by itself. */
  brokenDrawing?: ReactNode;
  /** What lies over the media and marks whose it is. */
  watermark?: ReactNode;
  /**
   * Whether a video can be played here; without controls it shows its first picture only.
   * @default true
   */
  controls?: boolean;
  /**
   * Loads at once instead of when it comes near.
   * @default false
   */
  eager?: boolean;
  /** What else lies over the media: badges, actions. */
  children?: ReactNode;
}

/** A picture or a video that fades into a frame which never jumps. */
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
  eager = false,
  className,
  style,
  children,
  ...props
}: MediaFrameProps) {
  const { status, settle, image } = useMediaStatus(src);
  const { ref: video, isNear } = useNear();
  const media = cn(
    'ui:absolute ui:inset-0 ui:size-full ui:transition-opacity ui:duration-slow ui:ease-out',
    status === 'ready' ? 'ui:opacity-100' : 'ui:opacity-0',
    fit === 'cover' ? 'ui:object-cover' : 'ui:object-contain',
  );

  return (
    <div
      data-slot="media-frame"
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
      {status === 'loading' && placeholder}
      {status === 'broken' ? (
        <div
          data-slot="media-frame-broken"
          className="ui:absolute ui:inset-0 ui:grid ui:place-content-center ui:justify-items-center ui:gap-2 ui:p-4 ui:text-center ui:text-xs ui:wrap-anywhere ui:text-ink-muted"
        >
          {brokenDrawing}
          {alt && <VisuallyHidden>{alt}</VisuallyHidden>}
          {brokenText}
        </div>
      ) : kind === 'video' ? (
        <video
          key={src}
          ref={video}
          src={eager || isNear ? src : undefined}
          aria-label={alt || undefined}
          crossOrigin="anonymous"
          preload="metadata"
          playsInline
          controls={controls}
          muted={!controls}
          onLoadedData={() => settle('ready')}
          onError={() => settle('broken')}
          className={media}
        />
      ) : (
        <img
          key={src}
          ref={image}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => settle('ready')}
          onError={() => settle('broken')}
          className={media}
        />
      )}
      {status === 'ready' && watermark && (
        <div
          data-slot="media-frame-watermark"
          className="ui:pointer-events-none ui:absolute ui:inset-0 ui:grid ui:-rotate-[14deg] ui:place-items-center ui:text-[clamp(2rem,5vw,4rem)] ui:font-semibold ui:text-on-media ui:opacity-40 ui:select-none ui:[text-shadow:0_1px_12px_var(--ui-media-chip)]"
        >
          {watermark}
        </div>
      )}
      {children}
    </div>
  );
}

'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { useMediaStatus } from '../media-frame/use-media-status';
import { initialOf, tintOf } from './tint';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose picture it is: gives the initial, the tint, and the words for those who do not see it. */
  name: string;
  /** The picture; without it, or while it cannot be had, the initial stands in. */
  src?: string;
  /**
   * The name stands beside it already: say nothing twice.
   * @default false
   */
  decorative?: boolean;
}

/** A person's picture, or their initial on a tint of their own. */
export function Avatar({ name, src, decorative = false, className, ...props }: AvatarProps) {
  const voice = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const { status, settle, image } = useMediaStatus(src);
  return (
    <span
      data-slot="avatar"
      className={cn(
        'ui:inline-grid ui:size-7 ui:shrink-0 ui:place-items-center ui:overflow-hidden ui:rounded-full ui:text-2xs ui:leading-none ui:font-semibold ui:select-none',
        tintOf(name),
        className,
      )}
      {...voice}
      {...props}
    >
      {status !== 'broken' && (
        <img
          ref={image}
          data-slot="avatar-image"
          src={src}
          alt=""
          hidden={status === 'loading'}
          referrerPolicy="no-referrer"
          onLoad={() => settle('ready')}
          onError={() => settle('broken')}
          className="ui:size-full ui:object-cover"
        />
      )}
      {status !== 'ready' && (
        <span data-slot="avatar-fallback" aria-hidden>
          {initialOf(name)}
        </span>
      )}
    </span>
  );
}

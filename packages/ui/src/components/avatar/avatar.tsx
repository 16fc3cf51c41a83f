import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn';
import { useMediaStatus } from '../media-frame/use-media-status';
import { initialOf, tintOf } from './tint';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person: gives the initial, the tint and the accessible name. */
  name: string;
  /** Address of the picture. Without it, while it loads and if it fails, the initial is shown. */
  src?: string;
  /**
   * Hides the avatar from screen readers, for use beside the visible name.
   * @default false
   */
  decorative?: boolean;
  /**
   * BCP 47 tag of the page's language, whose rules capitalise the initial.
   * @default 'en'
   */
  locale?: string;
}

/** A person's picture, or their initial on a tint that follows from the name. @public */
export function Avatar({ name, src, decorative = false, locale = 'en', className, ...props }: AvatarProps) {
  const ariaProps = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  const { status, setStatus, image } = useMediaStatus(src);
  return (
    <span
      data-ui="avatar"
      className={cn(
        'ui:inline-grid ui:size-7 ui:shrink-0 ui:place-items-center ui:overflow-hidden ui:rounded-full ui:text-2xs ui:leading-none ui:font-semibold ui:select-none',
        tintOf(name),
        className,
      )}
      {...ariaProps}
      {...props}
    >
      {status !== 'broken' && (
        <img
          ref={image}
          data-ui="avatar-image"
          src={src}
          alt=""
          hidden={status === 'loading'}
          referrerPolicy="no-referrer"
          onLoad={() => setStatus('ready')}
          onError={() => setStatus('broken')}
          className="ui:size-full ui:object-cover"
        />
      )}
      {status !== 'ready' && (
        <span data-ui="avatar-fallback" aria-hidden>
          {initialOf(name, locale)}
        </span>
      )}
    </span>
  );
}

'use client';

import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface ShowcasePicture {
  /** The word on it. It says what is seen: the picture itself is silent. */
  label: string;
  /** Address of the picture. Without one the word stands alone. */
  src?: string;
  /** Where the whole tile leads to. */
  href?: string;
}

export function ShowcaseTile({ label, src, href }: ShowcasePicture) {
  const { Link } = useUi();
  return (
    <div className="group edge relative isolate grid aspect-4/3 h-full w-full items-end overflow-clip rounded-md bg-surface-sunken">
      {src && (
        <img
          src={src}
          alt=""
          loading="lazy"
          className="absolute inset-0 -z-10 size-full object-cover transition-transform duration-slow ease-out group-has-[a:hover]:scale-103"
        />
      )}
      <p
        className={cn(
          'px-4 pt-10 pb-3 text-sm font-semibold wrap-anywhere',
          src ? 'bg-scrim text-on-media' : 'text-ink',
        )}
      >
        {href ? (
          <Link
            href={href}
            className="outline-none before:absolute before:inset-0 before:rounded-md focus-visible:before:outline-3 focus-visible:before:-outline-offset-3 focus-visible:before:outline-focus"
          >
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
    </div>
  );
}

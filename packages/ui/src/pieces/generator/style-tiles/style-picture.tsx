import type { Style } from '@product/domain';
import type { ComponentProps } from 'react';
import { STYLE_PICTURES } from './style-pictures';

interface StylePictureProps extends ComponentProps<'img'> {
  /** The style that the picture shows. */
  pictureOf: Style;
}

/** The picture of a style. HTML from a server that does not know its address gets it when React hydrates the page. */
export function StylePicture({ pictureOf, ...props }: StylePictureProps) {
  const src = STYLE_PICTURES[pictureOf];
  return (
    <img
      // React does not correct attributes when it hydrates.
      ref={(image) => {
        if (image && src && image.getAttribute('src') !== src) image.src = src;
      }}
      suppressHydrationWarning
      src={src || undefined}
      alt=""
      {...props}
    />
  );
}

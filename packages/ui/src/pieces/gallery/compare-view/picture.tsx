'use client';

import { ASPECT_RATIOS, isOneOf } from '@product/domain';
import type { CSSProperties } from 'react';
import { Badge } from '../../../components';
import { useUi } from '../../../i18n';
import { cssRatio } from '../../generator/ratio-shapes/ratio';
import { CreationMedia, type CreationMediaProps } from '../creation-media';
import type { ComparedCreation } from './compared-creation';

/** A box with one of the known ratios, as large as its container allows; otherwise it fills the container. */
export function boxOf({ aspectRatio }: ComparedCreation): CSSProperties {
  if (!isOneOf(ASPECT_RATIOS, aspectRatio)) return { width: '100%', height: '100%' };
  const ratio = cssRatio(aspectRatio);
  return { width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio };
}

interface PictureProps extends Omit<CreationMediaProps, 'alt' | 'src' | 'mediaType'> {
  creation: ComparedCreation;
}

export const Picture = ({ creation: { src, prompt, title }, ...props }: PictureProps) => (
  <CreationMedia src={src} mediaType="image" alt={prompt || title} eager fit="contain" {...props} />
);

interface PlaceBadgeProps {
  /** From 1. */
  place: number;
  className: string;
}

/** The number that the details of a picture begin with. */
export function PlaceBadge({ place, className }: PlaceBadgeProps) {
  const { format } = useUi();
  return (
    <span aria-hidden className={className}>
      <Badge variant="media" className="ui:num">
        {format.number(place)}
      </Badge>
    </span>
  );
}

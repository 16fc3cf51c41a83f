import { Badge } from '../../../components';
import { useUi } from '../../../i18n';
import { CreationMedia, type CreationMediaProps } from '../../creation/creation-media/creation-media';
import type { ComparedCreation } from './compared-creation';

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

import type { ComponentType } from 'react';
import {
  DownloadIcon,
  GlobeIcon,
  HeartIcon,
  IconButton,
  LockIcon,
  PencilIcon,
  RotateCwIcon,
  Trash2Icon,
  type IconButtonProps,
} from '../../../components';
import { useUi } from '../../../i18n';
import type { CardActionsProps } from './card-actions-props';

export interface Action {
  /** Name in `data-action`. */
  name?: string;
  label: string;
  Icon: ComponentType<{ 'aria-hidden': true }>;
  onPress: (() => void) | undefined;
}

/** The actions on a creation that are buttons of one press. */
export function useActions(props: CardActionsProps) {
  const { liked = false, onLikedChange, onUseAgain, onDownload, onEdit, onDelete } = props;
  const { isPublic, onVisibilityChange } = props;
  const { t } = useUi();
  return {
    like: {
      name: 'like',
      label: t('gallery.like'),
      Icon: HeartIcon,
      onPress: onLikedChange && (() => onLikedChange(!liked)),
    },
    useAgain: { label: t('gallery.useAgain'), Icon: RotateCwIcon, onPress: onUseAgain },
    download: { label: t('common.download'), Icon: DownloadIcon, onPress: onDownload },
    visibility: {
      label: t(isPublic ? 'properties.unpublish' : 'properties.publish'),
      Icon: isPublic ? LockIcon : GlobeIcon,
      onPress: onVisibilityChange && (() => onVisibilityChange(!isPublic)),
    },
    edit: { label: t('gallery.edit'), Icon: PencilIcon, onPress: onEdit },
    delete: { name: 'delete', label: t('gallery.delete'), Icon: Trash2Icon, onPress: onDelete },
  } satisfies Record<string, Action>;
}

interface ActionButtonProps extends Omit<IconButtonProps, 'label'> {
  action: Action;
  as?: ComponentType<IconButtonProps>;
}

/** An action as a button with an icon. Without its callback it is not rendered. */
export function ActionButton({ action, as: Component = IconButton, ...props }: ActionButtonProps) {
  const { name, label, Icon, onPress } = action;
  if (!onPress) return null;
  return (
    <Component data-action={name} label={label} onClick={onPress} {...props}>
      <Icon aria-hidden />
    </Component>
  );
}

import {
  BookmarkIcon,
  Button,
  CheckIcon,
  IconButton,
  RotateCwIcon,
  Share2Icon,
  TextLink,
} from '../../../components';
import { useUi } from '../../../i18n';
import { ActionButton, useActions } from '../gallery-card/action-button';
import type { CardActionsProps } from '../gallery-card/card-actions-props';
import type { LargeCreationCallbacks } from '../../creation/creation-callbacks';
import { DownloadButton } from '../../creation/download-button';
import { ShareMenu } from '../../creation/share-menu';

/** The actions of a view. An action without its callback is not rendered. */
export interface ViewActionsProps
  extends Omit<CardActionsProps, 'tabIndex' | 'onVisibilityChange'>, LargeCreationCallbacks {
  /** Called with the new visibility; set for the user's own creations only. */
  onVisibilityChange?: ((isPublic: boolean) => void) | undefined;
  /** URL of the creation as others see it; set for the user's own public creations only. */
  publicHref?: string | undefined;
}

/** The actions on the creation: the most common ones first, with a label. */
export function ViewActions(props: ViewActionsProps) {
  const { liked = false, onDownload, downloading = false, downloadEntries, onShare, shareEntries } = props;
  const { onUseAgain, onSave, saved = false, publicHref } = props;
  const { t, Link } = useUi();
  const { like, visibility, edit, delete: remove } = useActions(props);
  const SaveIcon = saved ? CheckIcon : BookmarkIcon;
  return (
    <div className="ui:grid ui:max-w-[35rem] ui:gap-2 ui:empty:hidden">
      {onUseAgain && (
        <Button variant="primary" onClick={onUseAgain}>
          <RotateCwIcon aria-hidden />
          <span>{t('gallery.useAgain')}</span>
        </Button>
      )}
      {onSave && (
        <Button variant="inverse" aria-disabled={saved || undefined} onClick={onSave}>
          <SaveIcon aria-hidden />
          <span>{t(saved ? 'generator.saved' : 'generator.saveToGallery')}</span>
        </Button>
      )}
      {onDownload && (
        <DownloadButton onDownload={onDownload} downloading={downloading} entries={downloadEntries} />
      )}
      <div className="ui:flex ui:flex-wrap ui:gap-1 ui:empty:hidden">
        <ActionButton action={like} aria-pressed={liked} className="ui:aria-pressed:[&>svg]:fill-current" />
        {onShare && (
          <ShareMenu onShare={onShare} more={shareEntries} align="start">
            <IconButton label={t('share.share')}>
              <Share2Icon aria-hidden />
            </IconButton>
          </ShareMenu>
        )}
        <ActionButton action={visibility} />
        <ActionButton action={edit} />
        <ActionButton action={remove} />
      </div>
      {publicHref && (
        <TextLink asChild className="ui:justify-self-start ui:text-sm">
          <Link href={publicHref}>{t('view.asPublic')}</Link>
        </TextLink>
      )}
    </div>
  );
}

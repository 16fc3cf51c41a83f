import { GATED_MEDIA, isOneOf, MEDIA_TYPES, type MediaType } from '@product/domain';
import {
  useId,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { ImageIcon, Tabs, TabsContent, TabsList, TabsTrigger, VideoIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';
import { wrapText } from '../../../lib/wrap-text';
import { ChoiceGroup } from '../choice-group';
import { BuyTokensLink, Note, TokensRequiredBadge } from '../note';

const ICONS: Record<MediaType, ComponentType<{ 'aria-hidden': true }>> = {
  image: ImageIcon,
  video: VideoIcon,
};

export interface MediaTabsProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> {
  /** The selected medium. */
  value: MediaType;
  /** Called with the medium that the user selects; never with a locked one. */
  onValueChange?: (value: MediaType) => void;
  /**
   * Whether the user may generate video. If not, Video is locked; a press on it shows a note that says why.
   * @default true
   */
  access?: boolean;
  /** Called when the user presses the locked medium. */
  onLocked?: () => void;
  /** URL of the page that sells tokens. Without it the link is not rendered. */
  buyTokensHref?: string;
  /** The settings of the selected medium. */
  children?: ReactNode;
}

/** Tabs to select image or video, with the settings of the selected medium below. @public */
export function MediaTabs({
  value,
  onValueChange,
  access = true,
  onLocked,
  buyTokensHref,
  className,
  children,
  ...props
}: MediaTabsProps) {
  const { t } = useUi();
  const labelId = useId();
  const noteId = useId();
  const [isExplained, setExplained] = useState(false);

  const explain = () => {
    setExplained(true);
    onLocked?.();
  };
  const lockedProps = {
    locked: true,
    'aria-describedby': noteId,
    onClick: explain,
    onKeyDown: ({ key }: KeyboardEvent) => (key === 'Enter' || key === ' ') && explain(),
  };

  const list = (
    <TabsList
      fullWidth
      aria-labelledby={access ? undefined : labelId}
      aria-label={access ? t('properties.mediaType') : undefined}
    >
      {MEDIA_TYPES.map((medium) => {
        const Icon = ICONS[medium];
        const locked = !access && GATED_MEDIA.includes(medium);
        return (
          <TabsTrigger key={medium} value={medium} {...(locked && lockedProps)}>
            <Icon aria-hidden />
            <span>{t(`vocabulary.mediaType.${medium}`)}</span>
          </TabsTrigger>
        );
      })}
    </TabsList>
  );

  return (
    <Tabs
      data-ui="media-tabs"
      className={cn('ui:grid ui:w-full ui:min-w-0 ui:gap-5 ui:desk:gap-3', className)}
      value={value}
      onValueChange={(medium) => isOneOf(MEDIA_TYPES, medium) && onValueChange?.(medium)}
      {...props}
    >
      {access ? (
        list
      ) : (
        <ChoiceGroup label={t('properties.mediaType')} labelId={labelId} end={<TokensRequiredBadge />}>
          {list}
          <Note id={noteId} hidden={!isExplained} link={<BuyTokensLink href={buyTokensHref} />}>
            {t('generator.videoRequiresTokens')}
          </Note>
        </ChoiceGroup>
      )}
      <TabsContent value={value} tabIndex={-1} className="ui:grid ui:min-w-0 ui:gap-5 ui:desk:gap-3">
        {value === 'video' && access && <Note>{t('generator.videoNote')}</Note>}
        {wrapText(children)}
      </TabsContent>
    </Tabs>
  );
}

import { Badge, CheckIcon, PlayIcon, VisuallyHidden, XIcon } from '../../../components';
import { useQueueUi } from '../../../i18n/use-queue-ui';
import { cn } from '../../../lib/cn';
import { CreationMedia } from '../../creation/creation-media/creation-media';
import { ChoiceButtons, type ChoiceButtonsProps } from './choice-buttons';
import type { SetResult } from './set-result';

export interface SetCardProps extends Pick<ChoiceButtonsProps, 'onChoose' | 'tabIndex'> {
  result: SetResult;
  /** Position in the set, from 1, which is also its key. */
  number: number;
  /** Whether it is the first one of two to compare. */
  isFirst: boolean;
  /** Called when the picture gets the focus. */
  onFocus: () => void;
  /** Called by a press on the picture. */
  onPress: () => void;
}

/** A result in the grid: a press on the picture shows it large. */
export function SetCard({ result, number, isFirst, tabIndex, onFocus, onPress, onChoose }: SetCardProps) {
  const { t, format } = useQueueUi();
  const { src, mediaType, label, saved, choice } = result;
  const isLeft = choice === 'leave';
  const Icon = isLeft ? XIcon : CheckIcon;
  const state = [
    saved && t('generator.saved'),
    choice && t(`set.chosen.${choice}`),
    isFirst && t('compare.compare'),
  ].filter((text) => text !== false && text !== undefined);
  return (
    <div className="ui:grid ui:min-w-0 ui:gap-2">
      <button
        type="button"
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={onPress}
        className={cn('ui:relative ui:grid ui:rounded-md', isFirst && 'ui:chosen')}
      >
        <VisuallyHidden>
          {state.reduce(
            (text, more) => t('common.listed', { text, more }),
            t('common.labelled', { label: format.number(number), text: label }),
          )}
        </VisuallyHidden>
        <CreationMedia
          src={src}
          mediaType={mediaType}
          alt=""
          fit="contain"
          controls={false}
          style={isLeft ? { filter: 'grayscale(1)' } : undefined}
        >
          {mediaType === 'video' && (
            <PlayIcon
              aria-hidden
              className="ui:absolute ui:inset-0 ui:m-auto ui:size-6 ui:rounded-full ui:bg-media-chip ui:fill-current ui:p-1.5 ui:text-on-media"
            />
          )}
        </CreationMedia>
        <span aria-hidden className="ui:absolute ui:start-3 ui:top-3 ui:flex ui:flex-wrap ui:gap-1.5">
          <Badge variant="media" className="ui:num">
            {format.number(number)}
          </Badge>
          {choice && (
            <Badge variant="media">
              <Icon />
              <span>{t(`set.chosen.${choice}`)}</span>
            </Badge>
          )}
          {saved && (
            <Badge variant="media">
              <span>{t('generator.saved')}</span>
            </Badge>
          )}
        </span>
      </button>
      <div className="ui:flex ui:flex-wrap ui:gap-1.5">
        <ChoiceButtons result={result} number={number} tabIndex={tabIndex} onChoose={onChoose} />
      </div>
    </div>
  );
}

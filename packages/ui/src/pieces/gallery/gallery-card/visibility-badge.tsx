import { Badge, GlobeIcon, LockIcon } from '../../../components';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface VisibilityBadgeProps {
  isPublic: boolean;
  /** Makes the badge a button. */
  onVisibilityChange: ((isPublic: boolean) => void) | undefined;
  tabIndex: number | undefined;
}

/** The focus ring is within the control: the picture around it may have any colour. */
const CONTROL = [
  'ui:inline-flex ui:min-h-8 ui:items-center ui:gap-1.5 ui:rounded-sm ui:border ui:border-media-line',
  'ui:bg-media-chip ui:px-2.5 ui:text-2xs ui:leading-[1.2] ui:font-medium ui:text-on-media ui:[&>svg]:size-3.5 ui:[&>svg]:shrink-0',
  'ui:hover:bg-media-chip-hover',
  'ui:focus-visible:-outline-offset-3 ui:focus-visible:outline-on-media',
];

const POSITION = 'ui:absolute ui:start-3 ui:top-3 ui:z-4';

/** What is private, the rule, is said on hover and focus only. */
const AT_REST =
  'ui:opacity-0 ui:transition-[opacity,translate] ui:duration-base ui:group-focus-within/card:opacity-100 ui:group-hover/card:opacity-100';

/** Who can see the creation, and with a callback the button that changes it. */
export function VisibilityBadge({ isPublic, onVisibilityChange, tabIndex }: VisibilityBadgeProps) {
  const { t } = useUi();
  const label = t(isPublic ? 'properties.public' : 'properties.private');
  const content = (
    <>
      {isPublic ? <GlobeIcon key="public" aria-hidden /> : <LockIcon key="private" aria-hidden />}
      <span>{label}</span>
    </>
  );
  if (!onVisibilityChange) {
    return (
      <Badge variant="media" className={cn(POSITION, !isPublic && AT_REST)}>
        {content}
      </Badge>
    );
  }
  const action = t(isPublic ? 'properties.unpublish' : 'properties.publish');
  return (
    <button
      type="button"
      data-grid-actions=""
      aria-label={t('common.labelled', { label, text: action })}
      tabIndex={tabIndex}
      onClick={() => onVisibilityChange(!isPublic)}
      className={cn(
        CONTROL,
        POSITION,
        // On touch the menu of a private creation publishes it.
        !isPublic && `${AT_REST} ui:[@media(hover:none)]:hidden`,
      )}
    >
      {content}
      {/* The tooltip is on a child: a title of the button would repeat its name as its description. For a thumb it is
          larger than the badge. */}
      <span title={action} className="ui:absolute ui:inset-0 ui:pointer-coarse:-inset-1.5" />
    </button>
  );
}

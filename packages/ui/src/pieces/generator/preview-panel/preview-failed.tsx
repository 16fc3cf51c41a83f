import { Button, FrameTilted, RotateCwIcon } from '../../../components';
import { useUi } from '../../../i18n';

export interface PreviewFailedProps {
  message: string;
  buyTokensHref: string | undefined;
  onRetry?: () => void;
}

/** Error state of the preview: the message, a retry button, and a link to buy tokens. */
export function PreviewFailed({ message, buyTokensHref, onRetry }: PreviewFailedProps) {
  const { t, Link } = useUi();
  return (
    <div
      role="alert"
      className="ui:absolute ui:inset-0 ui:z-2 ui:grid ui:content-center ui:justify-items-center ui:gap-4 ui:p-6 ui:text-center ui:max-desk:p-4 ui:[@container_(max-height:16rem)]:gap-3"
    >
      <FrameTilted className="ui:[@container_(max-height:16rem)]:hidden" />
      <div className="ui:grid ui:max-w-104 ui:gap-1">
        <p className="ui:font-semibold ui:text-ink">{t('generator.failedTitle')}</p>
        <p
          dir="auto"
          className="ui:line-clamp-4 ui:text-sm ui:text-balance ui:wrap-anywhere ui:text-ink-muted"
        >
          {message}
        </p>
      </div>
      <div className="ui:flex ui:flex-wrap ui:justify-center ui:gap-2">
        {onRetry && (
          <Button onClick={onRetry}>
            <RotateCwIcon aria-hidden />
            <span>{t('common.tryAgain')}</span>
          </Button>
        )}
        {buyTokensHref && (
          <Button asChild variant="primary">
            <Link href={buyTokensHref}>{t('generator.buyTokens')}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}

import type { ComponentProps } from 'react';
import { Tooltip } from '../../../components/tooltip';
import { useUi } from '../../../i18n';
import { cn } from '../../../lib/cn';

export interface RunningGenerationProps extends Omit<ComponentProps<'a'>, 'children' | 'href'> {
  /** Progress in percent, from 0 to 100. */
  progress: number;
  /** URL of the page that shows the generation. */
  href: string;
}

/** A ring with the percent of a generation that is running on another page, and a link to that page. @beta */
export function RunningGeneration({ progress, href, className, ...props }: RunningGenerationProps) {
  const { t, format, Link } = useUi();
  const percent = format.percent(Math.round(progress) / 100);
  const label = t('shell.generating', { percent });
  return (
    <Tooltip content={label} isLabel>
      <Link
        data-ui="running-generation"
        href={href}
        aria-label={label}
        className={cn(
          'ui:relative ui:grid ui:size-11 ui:shrink-0 ui:place-items-center ui:rounded-full ui:transition-colors ui:duration-fast ui:hover:bg-surface-hover',
          className,
        )}
        {...props}
      >
        <svg
          aria-hidden
          viewBox="0 0 36 36"
          fill="none"
          strokeWidth="2.5"
          className="ui:absolute ui:inset-0.5 ui:-rotate-90"
        >
          <circle cx="18" cy="18" r="16" className="ui:stroke-line" />
          <circle
            cx="18"
            cy="18"
            r="16"
            pathLength="100"
            strokeDasharray={`${progress} 100`}
            strokeLinecap="round"
            className="ui:stroke-accent"
          />
        </svg>
        <bdi aria-hidden className="ui:num ui:text-[0.625rem] ui:font-semibold ui:text-ink">
          {percent}
        </bdi>
      </Link>
    </Tooltip>
  );
}

import type { ReactNode } from 'react';
import { Button, ChevronDownIcon, DownloadIcon, IconButton } from '../../components';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '../../components/dropdown-menu/dropdown-menu';
import { useUi } from '../../i18n';

export interface DownloadButtonProps {
  onDownload: () => void;
  downloading: boolean;
  /** Entries of the menu beside the button. Without them there is no menu. */
  entries: ReactNode;
}

/** The button that downloads a file, and beside it a menu of other ways to keep the file. */
export function DownloadButton({ onDownload, downloading, entries }: DownloadButtonProps) {
  const { t } = useUi();
  return (
    <div data-ui="download-button" className="ui:flex">
      <Button
        data-action="download"
        loading={downloading}
        onClick={onDownload}
        className={entries ? 'ui:min-w-0 ui:flex-auto ui:rounded-e-none' : 'ui:min-w-0 ui:flex-auto'}
      >
        <DownloadIcon aria-hidden />
        <span>{t(downloading ? 'generator.downloading' : 'common.download')}</span>
      </Button>
      {entries && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton
              variant="outline"
              label={t('generator.fileFormats')}
              className="ui:-ms-px ui:rounded-s-none"
            >
              <ChevronDownIcon aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">{entries}</DropdownMenuContent>
        </DropdownMenu>
      )}
    </div>
  );
}

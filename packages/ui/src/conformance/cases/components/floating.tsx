import type { ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastProvider,
  ToastTitle,
  ToastViewport,
  Tooltip,
} from '../../../components';
import type { Cases } from '../../case';

const inMenu = (row: ReactNode) => (
  <DropdownMenu defaultOpen>
    <DropdownMenuTrigger>Share</DropdownMenuTrigger>
    <DropdownMenuContent>{row}</DropdownMenuContent>
  </DropdownMenu>
);

const inPopover = (part: ReactNode) => (
  <Popover defaultOpen>
    <PopoverTrigger>About</PopoverTrigger>
    <PopoverContent aria-label="About">{part}</PopoverContent>
  </Popover>
);

const inToastProvider = (part: ReactNode) => (
  <ToastProvider label="Message">
    {part}
    <ToastViewport label="Messages ({hotkey})" />
  </ToastProvider>
);

const inToast = (part: ReactNode) => inToastProvider(<Toast>{part}</Toast>);

export const floating: Cases = {
  DropdownMenuTrigger: (root) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...root}>Share</DropdownMenuTrigger>
    </DropdownMenu>
  ),
  DropdownMenuContent: (root) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>Share</DropdownMenuTrigger>
      <DropdownMenuContent {...root} />
    </DropdownMenu>
  ),
  DropdownMenuItem: (root) => inMenu(<DropdownMenuItem {...root} />),
  DropdownMenuLabel: (root) => inMenu(<DropdownMenuLabel {...root} />),
  DropdownMenuRadioGroup: (root) => inMenu(<DropdownMenuRadioGroup {...root} />),
  DropdownMenuRadioItem: (root) =>
    inMenu(
      <DropdownMenuRadioGroup>
        <DropdownMenuRadioItem value="dark" {...root} />
      </DropdownMenuRadioGroup>,
    ),
  DropdownMenuSeparator: (root) => inMenu(<DropdownMenuSeparator {...root} />),
  PopoverTrigger: (root) => (
    <Popover>
      <PopoverTrigger {...root}>About</PopoverTrigger>
    </Popover>
  ),
  PopoverContent: (root) => (
    <Popover defaultOpen>
      <PopoverTrigger>About</PopoverTrigger>
      <PopoverContent aria-label="About" {...root} />
    </Popover>
  ),
  PopoverClose: (root) => inPopover(<PopoverClose {...root} />),
  Tooltip: (root) => (
    <Tooltip content="Copies the link" defaultOpen {...root}>
      <button>Copy</button>
    </Tooltip>
  ),
  Toast: (root) => inToastProvider(<Toast {...root} />),
  ToastTitle: (root) => inToast(<ToastTitle {...root} />),
  ToastDescription: (root) => inToast(<ToastDescription {...root} />),
  ToastAction: (root) => inToast(<ToastAction altText="Open the gallery" {...root} />),
  ToastClose: (root) => inToast(<ToastClose label="Close" {...root} />),
  ToastViewport: (root) => (
    <ToastProvider label="Message">
      <ToastViewport label="Messages ({hotkey})" {...root} />
    </ToastProvider>
  ),
};

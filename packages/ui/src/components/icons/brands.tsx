import { DrawnIcon, type DrawnIconProps } from './drawn-icon';

/** Google's logo in the line style of the other icons. */
export function GoogleIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M20 12h-7.5M20 12a8 8 0 1 1-2.6-5.9" />
    </DrawnIcon>
  );
}

/** Apple's logo in the line style of the other icons. */
export function AppleIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M12 8c-1.2-.8-2.3-1-3.4-.8C6.3 7.6 5 9.7 5 12.5 5 16.1 7.3 20 9.6 20c.9 0 1.5-.5 2.4-.5s1.5.5 2.4.5c1.7 0 3.3-2.2 4.1-4.6-1.6-.7-2.5-2-2.5-3.6 0-1.4.7-2.6 1.9-3.3-.9-1-2-1.4-3.1-1.3-1 0-1.800.4-2.800.8Z" />
      <path d="M12 7.600c0-2 1.1-3.7 3-4.1" />
    </DrawnIcon>
  );
}

/** Facebook's logo in the line style of the other icons. */
export function FacebookIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M13.5 20.500V8.400c0-1.6.9-2.5 2.5-2.500h1.500M10 12h6.5" />
    </DrawnIcon>
  );
}

/** X's logo in the line style of the other icons. */
export function XBrandIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <path d="M4.5 4.500h3.700l11.3 15h-3.700ZM19 4.500l-6.1 6.700M5 19.500l6.1-6.7" />
    </DrawnIcon>
  );
}

/** Instagram's logo in the line style of the other icons. */
export function InstagramIcon(props: DrawnIconProps) {
  return (
    <DrawnIcon {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.5 7.500h.01" />
    </DrawnIcon>
  );
}

// Icons of accounts, forms and payments, which the gallery does not need.
import { CircleCheck, Eye, EyeOff, Info, LogOut, ShieldCheck } from 'lucide-react';
import { DrawnIcon, lineIcon, type DrawnIconProps } from './icon-base';

export const CircleCheckIcon = /* @__PURE__ */ lineIcon(CircleCheck);
export const EyeIcon = /* @__PURE__ */ lineIcon(Eye);
export const EyeOffIcon = /* @__PURE__ */ lineIcon(EyeOff);
export const InfoIcon = /* @__PURE__ */ lineIcon(Info);
export const LogOutIcon = /* @__PURE__ */ lineIcon(LogOut);
export const ShieldCheckIcon = /* @__PURE__ */ lineIcon(ShieldCheck);

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

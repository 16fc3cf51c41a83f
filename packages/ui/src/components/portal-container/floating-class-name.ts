/** Looks of a menu and a popover. Radix sets the properties on the wrapper of every layer that it places. */
export const floatingClassName =
  'ui:z-50 ui:max-h-(--radix-popper-available-height) ui:max-w-(--radix-popper-available-width) ui:origin-(--radix-popper-transform-origin) ui:animate-menu-in ui:overflow-y-auto ui:rounded-md ui:border ui:border-line ui:bg-surface-raised ui:text-ink ui:shadow-3 ui:outline-none';

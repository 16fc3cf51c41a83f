/** With the address in the app of the story that is shown; without one if it is not of a screen. */
export const ADDRESS_EVENT = 'open-in-app/address';

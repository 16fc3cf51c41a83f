/** Its argument is the address in the app of the story that is shown, or `undefined` if that is not of a screen. */
export const ADDRESS_EVENT = 'open-in-app/address';

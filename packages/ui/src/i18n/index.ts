export { UiProvider, useUi, type Ui, type UiProviderProps } from './ui-provider';
export { BidiText } from './bidi-text';
export { placeFormatter } from './place-formatter';
export { RichText, type RichTextProps } from './rich-text';
export type { LinkProps } from './link';
export type { Format } from './format';
export type { TextLookup, UiTextKey, UiTextOverrides, UiTexts } from './texts';

export { manualTicker, type ManualTicker } from './manual-ticker';
export { pageParameters, PICTURE_MODES, type PictureMode } from './picture-modes';
export { StoryApp, storyTexts, type StoryAppProps } from './story-app';
export { StoryBusinessModel, StorySpeech } from './story-settings';

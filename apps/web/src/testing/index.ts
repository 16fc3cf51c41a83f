export { BRAND } from '../config/settings';
export { clearUserData } from '../lib/clear-user-data';
export { setStorageNames, storageName } from '../lib/storage-name';
export { manualClock, type ManualClock } from '@product/studio/testing';
export { pageParameters, PICTURE_MODES, type PictureMode } from './picture-modes';
export { translatePage } from './translate-page';
export { StoryApp, storyTexts, type StoryAppProps } from './story-app';
export { StoryBusinessModel, StoryLanguage } from './story-settings';
export { covers } from './covers';

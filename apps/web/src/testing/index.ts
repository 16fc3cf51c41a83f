export { StoryApp, type StoryAppProps } from './story-app';
export { StoryReading, StorySpeech } from './story-settings';

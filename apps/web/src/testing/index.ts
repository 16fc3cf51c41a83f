export { manualTicker, type ManualTicker } from './manual-ticker';
export { StoryApp, type StoryAppProps } from './story-app';
export { StoryReading, StorySpeech } from './story-settings';

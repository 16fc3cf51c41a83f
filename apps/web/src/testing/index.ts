export { StoryApp, type StoryAppProps } from './story-app';

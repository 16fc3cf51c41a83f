// Written by npm run texts.
declare const texts: {
  history: 'Earlier prompts';
  searchPrompts: 'Search earlier prompts';
  noPrompts: 'No earlier prompts yet';
  walkKeys: 'Alt + arrow up and Alt + arrow down in the prompt walk through them.';
  ideas: 'Ideas';
  surprise: 'Surprise me';
  subject: 'Subject';
  light: 'Light';
  lens: 'Lens';
  mood: 'Mood';
};
export default texts;

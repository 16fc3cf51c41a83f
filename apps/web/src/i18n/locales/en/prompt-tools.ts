export default {
  history: 'Earlier prompts',
  searchPrompts: 'Search earlier prompts',
  noPrompts: 'No earlier prompts yet',
  walkKeys:
    'Press <keys>{{modifier}} + ↑</keys> or <keys>{{modifier}} + ↓</keys> in the prompt to step through them.',
  recipe: 'Recipe',
  several: 'Several styles and ratios',
  severalNote: 'Each prompt is generated in every combination of the styles and ratios that you choose.',
  ideas: 'Ideas',
  surprise: 'Surprise me',
  subject: 'Subject',
  light: 'Light',
  lens: 'Camera',
  mood: 'Mood',
} as const;

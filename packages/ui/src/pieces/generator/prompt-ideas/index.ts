export { PromptIdeas, type IdeaGroup, type PromptIdeasProps } from './prompt-ideas';

export { ResultActions, type ResultActionsProps } from './result-actions';

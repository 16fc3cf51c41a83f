export { ResultActions, type ResultActionsProps, type ResultDeeds } from './result-actions';

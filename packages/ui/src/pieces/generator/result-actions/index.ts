export { ResultActions, type ResultActionsProps, type ResultCallbacks } from './result-actions';

export { DialogSubject } from './dialog-subject';

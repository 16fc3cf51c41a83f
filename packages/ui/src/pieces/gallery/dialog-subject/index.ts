export { DialogSubject, type DialogSubjectProps } from './dialog-subject';

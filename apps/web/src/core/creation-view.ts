/* A separate chunk, because many visits open no creation. */
export { CreationView } from '@product/ui';

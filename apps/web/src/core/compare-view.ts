/* A separate chunk, because few visits compare anything. */
export { CompareView } from '@product/ui';

export { Toaster, type ToasterProps } from './toaster';
export {
  createToastStore,
  type StoredToast,
  type ToastMessage,
  type ToastMessageAction,
  type ToastStore,
} from './toast-store';
export { useToasts } from './use-toasts';

export {
  Toast,
  ToastAction,
  ToastClose,
  ToastDescription,
  ToastTitle,
  type ToastActionProps,
  type ToastDescriptionProps,
  type ToastProps,
  type ToastTitleProps,
} from './toast';
export {
  ToastProvider,
  ToastViewport,
  type ToastProviderProps,
  type ToastViewportProps,
} from './toast-provider';

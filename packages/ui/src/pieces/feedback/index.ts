export * from './error-boundary';
export * from './toaster';

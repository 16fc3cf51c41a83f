export * from './auth-card';
export * from './log-in-dialog';
export * from './login-form';
export * from './register-form';

export * from './auth-card/auth-card';
export * from './log-in-dialog/log-in-dialog';
export * from './login-form';
export * from './register-form';

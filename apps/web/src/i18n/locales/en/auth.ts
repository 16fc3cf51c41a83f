export default {
  loginTitle: 'Login',
  registerTitle: 'Create an account',
  loginText: 'Good to see you again.',
  registerText: 'Your first pictures are on us.',
  kept: 'We kept your sentence. You will find it under “{{create}}”.',
} as const;

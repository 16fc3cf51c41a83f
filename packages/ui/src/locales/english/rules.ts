// Written by npm run texts.
export const rules = {
  passwordTooShort: 'Password must be at least 6 characters',
  identifierRequired: 'Either email or username is required',
  emailInvalid: 'Please enter a valid email address',
  usernameTooShort: 'Username must be at least 3 characters',
  passwordsDiffer: 'Passwords do not match',
  titleTooShort: 'Title must be at least 3 characters',
  promptRequired: 'Please enter a prompt to generate content.',
} as const;

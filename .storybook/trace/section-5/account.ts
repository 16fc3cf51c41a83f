import { story, testsOf, type Topic } from '../statement';

const rules = testsOf('packages/domain/src/rules.test.ts');

const ONE_RULE = '%s breaks one rule and is told that one only';

export const account: Topic = {
  title: 'Login, log-in dialog, register',
  statements: [
    {
      id: '5.login-password',
      says: "Login: a password has at least 6 characters: 'Password must be at least 6 characters'.",
      covers: ['rules.passwordTooShort', 'PASSWORD_MIN_LENGTH'],
      proofs: [
        story('pieces-account-loginform--invalid', 'Password must be at least 6 characters'),
        rules(ONE_RULE, "'a login password of 5'"),
        testsOf('packages/domain/src/limits.test.ts')('%s is %s, as specified', "['PASSWORD_MIN_LENGTH', 6]"),
      ],
    },
    {
      id: '5.login-identifier',
      says: "Login: 'Either email or username is required', said at the email field.",
      covers: ['rules.identifierRequired'],
      proofs: [
        story(
          'pieces-account-loginform--invalid',
          "toHaveAccessibleDescription('Either email or username is required')",
        ),
        rules(ONE_RULE, "'identifier: rules.identifierRequired'"),
      ],
    },
    {
      id: '5.login-by-email',
      says: "Login: with an '@' it is sent as email.",
      proofs: [
        story('pieces-account-loginform--by-email', "email: 'demo@example.com'"),
        rules('the identifier "%s" signs in with %j', "{ email: '@', password: 'secret' }"),
      ],
    },
    {
      id: '5.login-by-username',
      says: "Login: without an '@' it is sent as username.",
      proofs: [
        story('pieces-account-loginform--by-username', "username: 'demo'"),
        rules('the identifier "%s" signs in with %j', "{ username: 'ada.example.com', password: 'secret' }"),
      ],
    },
    {
      id: '5.dialog-email',
      says: "Dialog: the email is a valid one: 'Please enter a valid email address'.",
      covers: ['rules.emailInvalid'],
      proofs: [
        story('pieces-account-logindialog--invalid', "toHaveAccessibleDescription('Please enter a valid"),
        rules(ONE_RULE, "'a dialog email without @'"),
      ],
    },
    {
      id: '5.dialog-password',
      says: 'Dialog: a password has at least 6 characters.',
      proofs: [
        story('pieces-account-logindialog--invalid', 'Password must be at least 6 characters'),
        rules(ONE_RULE, "'a dialog password of 5'"),
      ],
    },
    {
      id: '5.dialog-on-submit',
      says: 'Dialog: messages come with the submit, under each field.',
      proofs: [story('pieces-account-logindialog--invalid', 'args.onSubmit).not.toHaveBeenCalled()')],
    },
    {
      id: '5.dialog-on-change',
      says: 'Dialog: after a first failure every change is checked.',
      proofs: [
        story(
          'pieces-account-logindialog--invalid',
          "waitFor(() => expect(screen.queryByText('Please enter a valid email address')).toBeNull())",
        ),
      ],
    },
    {
      id: '5.register-username',
      says: "Register: a username has at least 3 characters: 'Username must be at least 3 characters'.",
      covers: ['rules.usernameTooShort', 'USERNAME_MIN_LENGTH'],
      proofs: [
        story('pieces-account-registerform--invalid', 'Username must be at least 3 characters'),
        rules(ONE_RULE, "'a username of 2'"),
        testsOf('packages/domain/src/limits.test.ts')('%s is %s, as specified', "['USERNAME_MIN_LENGTH', 3]"),
      ],
    },
    {
      id: '5.register-email',
      says: 'Register: the email is a valid one, with the same message.',
      proofs: [
        story('pieces-account-registerform--invalid', 'Please enter a valid email address'),
        rules(ONE_RULE, "'half an email'"),
      ],
    },
    {
      id: '5.register-password',
      says: 'Register: a password has at least 6 characters.',
      proofs: [
        story('pieces-account-registerform--invalid', 'Password must be at least 6 characters'),
        rules(ONE_RULE, "'a new password of 5'"),
      ],
    },
    {
      id: '5.register-confirmation',
      says: "Register: confirmPassword equals the password: 'Passwords do not match'.",
      covers: ['rules.passwordsDiffer'],
      proofs: [
        story('pieces-account-registerform--passwords-differ', 'Passwords do not match'),
        rules(ONE_RULE, "'another second password'"),
      ],
    },
  ],
};

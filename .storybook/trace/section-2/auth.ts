import { story, testsOf, type Topic } from '../statement';

export const auth: Topic = {
  title: 'Auth screen and log-in dialog',
  statements: [
    {
      id: '2.auth-tabs',
      says: 'Login and register are tabs, switchable by links.',
      proofs: [
        story('pieces-account-authcard--switched', "name: 'Create one'"),
        story('pieces-account-authcard--default', "name: 'Login'"),
      ],
    },
    {
      id: '2.login-fields',
      says: 'Login: email or username, and a password.',
      proofs: [story('pieces-account-loginform--default', 'Email or username')],
    },
    {
      id: '2.show-password',
      says: 'The password can be shown and hidden.',
      proofs: [
        story('pieces-account-logindialog--password-shown', "'type', 'text'"),
        story('parts-passwordinput--readable', 'Hide password'),
      ],
    },
    {
      id: '2.register-fields',
      says: 'Register: username, email, password, confirmPassword.',
      proofs: [story('pieces-account-registerform--submitted', "confirmPassword: 'password'")],
    },
    {
      id: '2.register-submit',
      says: "The submit button reads 'Start 7-day free trial'.",
      proofs: [story('screens-auth--register', 'Start 7-day free trial')],
    },
    {
      id: '2.terms-note',
      says: 'A note tells of the terms.',
      proofs: [story('pieces-account-registerform--default', 'Terms of Service')],
    },
    {
      id: '2.dialog-title',
      says: "The dialog is modal and titled 'Log In'; its parent opens and closes it.",
      proofs: [
        story('pieces-account-logindialog--default', "name: 'Log In'"),
        story('pieces-account-logindialog--closed-and-opened-again', "queryByRole('dialog')).toBeNull()"),
      ],
    },
    {
      id: '2.dialog-width',
      says: 'It is about 425 px wide at most.',
      proofs: [story('pieces-account-logindialog--default', 'toBeLessThanOrEqual(425)')],
    },
    {
      id: '2.dialog-fields',
      says: 'Its fields: email, password and a remember-me checkbox.',
      proofs: [
        story('pieces-account-logindialog--default', 'Remember me'),
        story('pieces-account-logindialog--submitted', "getByLabelText('Password')"),
      ],
    },
    {
      id: '2.dialog-remember',
      says: 'Remember me is held in the dialog and not sent.',
      proofs: [
        story(
          'pieces-account-logindialog--submitted',
          "toHaveBeenCalledWith({ email: 'demo@example.com', password: 'password' })",
        ),
      ],
    },
    {
      id: '2.dialog-forgot',
      says: "A 'Forgot password?' button.",
      note: 'The app answers that it is not available yet; it is never silent.',
      proofs: [
        story('pieces-account-logindialog--other-ways', 'args.onForgotPassword'),
        story('foundations-messages--all', 'english.outcomes'),
      ],
    },
    {
      id: '2.dialog-providers',
      says: 'Two provider buttons: Google and Apple.',
      note: 'The app answers that it is not available yet.',
      proofs: [story('pieces-account-logindialog--other-ways', "1, 'google'")],
    },
    {
      id: '2.dialog-sign-up',
      says: "A footer asks 'Don't have an account?'.",
      proofs: [story('pieces-account-logindialog--default', "Don't have an account?")],
    },
    {
      id: '2.dialog-sign-up-link',
      says: "Its link 'Sign up' leads to /auth, and closes the dialog.",
      proofs: [
        story('pieces-account-logindialog--default', "name: 'Sign up'"),
        story('pieces-account-logindialog--other-ways', 'toHaveBeenCalledWith(false)'),
      ],
    },
    {
      id: '2.dialog-pending',
      says: "While the request is on its way the button is disabled, with a spinner, and reads 'Logging in...'.",
      proofs: [
        story('pieces-account-logindialog--pending', 'Logging in...'),
        story('pieces-account-logindialog--pending', 'data-slot=spinner'),
      ],
    },
    {
      id: '2.dialog-signs-in',
      says: 'The dialog signs in over the page that it was opened on.',
      proofs: [
        story('screens-landing--login-dialog-over-it', 'Welcome back, demo!'),
        testsOf('apps/web/e2e/privacy.spec.ts')(
          "the next person never sees the previous one's creations",
          "name: 'Log In'",
        ),
      ],
    },
  ],
};

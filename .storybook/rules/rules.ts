/** A rule of the specification's section 5, and the story whose play function proves it. */
export interface Rule {
  /** Whose rule it is. */
  of: string;
  rule: string;
  story: string;
  /** Words or values that the play function cannot do without. */
  proof: string;
}

const LOGIN = 'pieces-account-loginform';
const DIALOG = 'pieces-account-logindialog';
const REGISTER = 'pieces-account-registerform';
const SAVE = 'pieces-generator-savedialog';
const EDIT = 'pieces-gallery-editdialog';
const FORM = 'pieces-generator-generatorform';
const SCREEN = 'screens-generate';

const PASSWORD = 'Password must be at least 6 characters';
const EMAIL = 'Please enter a valid email address';
const TITLE = 'Title must be at least 3 characters';

export const RULES: readonly Rule[] = [
  { of: 'Login', rule: 'A password has at least 6 characters.', story: `${LOGIN}--invalid`, proof: PASSWORD },
  {
    of: 'Login',
    rule: 'Either an email or a username is required; the message stands on the email field.',
    story: `${LOGIN}--invalid`,
    proof: "toHaveAccessibleDescription('Either email or username is required')",
  },
  { of: 'Login', rule: "With an '@' it is sent as email.", story: `${LOGIN}--by-email`, proof: 'email:' },
  {
    of: 'Login',
    rule: "Without an '@' it is sent as username.",
    story: `${LOGIN}--by-username`,
    proof: 'username:',
  },
  { of: 'Log-in dialog', rule: 'The email is a valid one.', story: `${DIALOG}--invalid`, proof: EMAIL },
  {
    of: 'Log-in dialog',
    rule: 'A password has at least 6 characters.',
    story: `${DIALOG}--invalid`,
    proof: PASSWORD,
  },
  {
    of: 'Log-in dialog',
    rule: 'Messages come with the submit, not before; then every change is checked.',
    story: `${DIALOG}--invalid`,
    proof: 'queryByText',
  },
  {
    of: 'Log-in dialog',
    rule: "'Remember me' is held and not sent.",
    story: `${DIALOG}--submitted`,
    proof: "{ email: 'demo@example.com', password: 'password' }",
  },
  {
    of: 'Register',
    rule: 'A username has at least 3 characters.',
    story: `${REGISTER}--invalid`,
    proof: 'Username must be at least 3 characters',
  },
  { of: 'Register', rule: 'The email is a valid one.', story: `${REGISTER}--invalid`, proof: EMAIL },
  {
    of: 'Register',
    rule: 'A password has at least 6 characters.',
    story: `${REGISTER}--invalid`,
    proof: PASSWORD,
  },
  {
    of: 'Register',
    rule: 'The confirmation equals the password.',
    story: `${REGISTER}--passwords-differ`,
    proof: 'Passwords do not match',
  },
  {
    of: 'Saving',
    rule: 'A title has at least 3 characters.',
    story: `${SAVE}--invalid-title`,
    proof: TITLE,
  },
  {
    of: 'Saving',
    rule: 'It is public or private; private unless chosen.',
    story: `${SAVE}--made-public`,
    proof: 'isPublic: true',
  },
  {
    of: 'Saving',
    rule: 'It is private unless chosen otherwise.',
    story: `${SAVE}--default`,
    proof: 'not.toBeChecked',
  },
  {
    of: 'Editing',
    rule: 'A title has at least 3 characters.',
    story: `${EDIT}--invalid-title`,
    proof: TITLE,
  },
  {
    of: 'Editing',
    rule: 'It can be made public or private.',
    story: `${EDIT}--default`,
    proof: 'isPublic: false',
  },
  {
    of: 'Generating',
    rule: 'A prompt is required; white space is none.',
    story: `${FORM}--invalid`,
    proof: 'Please enter a prompt to generate content.',
  },
  {
    of: 'Generating',
    rule: "Without a prompt, 'Prompt Required' is said.",
    story: `${SCREEN}--empty-prompt`,
    proof: 'Please enter a prompt to generate content.',
  },
  {
    of: 'Generating',
    rule: 'The earlier reading words it for images.',
    story: `${FORM}--earlier-wording`,
    proof: 'Please enter a prompt to generate an image.',
  },
  {
    of: 'Generating',
    rule: 'Video needs access.',
    story: 'pieces-generator-mediatabs--video-locked',
    proof: 'Video generation requires tokens. Please purchase a token package to continue.',
  },
  {
    of: 'Generating',
    rule: '4K needs access.',
    story: 'pieces-generator-qualitychoice--four-k-locked',
    proof: '4K quality generation requires tokens',
  },
  {
    of: 'Generating',
    rule: 'An administrator has access without tokens.',
    story: `${SCREEN}--administrator`,
    proof: "scenario: 'admin'",
  },
  {
    of: 'Generating',
    rule: 'Tokens give access.',
    story: `${SCREEN}--with-tokens`,
    proof: "scenario: 'creator'",
  },
  {
    of: 'Generating',
    rule: 'An active subscription gives access, to every option.',
    story: `${SCREEN}--subscriber`,
    proof: "scenario: 'subscriber'",
  },
  {
    of: 'Generating',
    rule: 'The balance is not checked against the cost.',
    story: `${FORM}--costs-more-than-there-is`,
    proof: 'toHaveBeenCalledWith',
  },
  {
    of: 'Generating',
    rule: 'Without access, images in the default quality can still be made.',
    story: `${FORM}--without-access`,
    proof: 'toHaveBeenCalledWith(asked)',
  },
  {
    of: 'Packs',
    rule: 'HD comes with Hobby, Starter and Pro; 4K with Creator and Ultimate.',
    story: 'pieces-billing-packshelf--quality-by-pack',
    proof: "'4K'",
  },
];

import type { ServerErrors } from './error-type.js';

/** Errors about logins, accounts, passwords and sessions. */
export const accountErrors = {
  credentialsWrong: { type: 'unauthorized', message: 'Invalid email or password' },
  codeRequired: { type: 'unauthorized', message: 'Enter the code from your authenticator app.' },
  loginCodeInvalid: {
    type: 'unauthorized',
    message: 'Invalid code. Codes from the app change every 30 seconds, and every code works only once.',
  },
  loginExpired: { type: 'unauthorized', message: 'This login has expired. Enter your password again.' },
  accountPending: { type: 'forbidden', message: 'Your account is pending approval by an administrator.' },
  registrationClosed: {
    type: 'forbidden',
    message: 'Registration is closed. Ask an administrator for an account.',
  },
  setupCodeRequired: {
    type: 'forbidden',
    message: 'To create the first account, enter the setup code that the server printed when it started.',
  },
  setupCodeInvalid: {
    type: 'forbidden',
    message: 'Invalid setup code. Enter the code that the server printed when it started.',
  },
  setupNotDirect: {
    type: 'forbidden',
    message:
      "The first account can't be created through a proxy or from another host, because the server is only set up for this machine. Set PUBLIC_URL and restart the server to get a setup code, or use the create-admin command.",
  },
  passwordLoginOff: {
    type: 'forbidden',
    message: ({ provider }: { provider: string }) =>
      `Password login is turned off. Continue with ${provider} on the login page.`,
  },
  singleSignOnOff: { type: 'notFound', message: 'Single sign-on is not set up.' },
  emailTaken: { type: 'conflict', message: 'An account with this email address already exists.' },
  emailInvalid: { type: 'invalid', message: 'must be an email address' },
  userNotFound: { type: 'notFound', message: 'User not found' },
  lastAdministrator: { type: 'conflict', message: 'At least one administrator is required' },
  sessionNotFound: { type: 'notFound', message: 'Session not found' },
  currentSession: { type: 'invalid', message: 'Log out to end the current session' },
  accountLinkInvalid: {
    type: 'notFound',
    message: 'This link is invalid. Check that you copied all of it.',
  },
  accountLinkUsed: { type: 'notFound', message: 'This link was already used. Log in instead.' },
  accountLinkEnded: {
    type: 'notFound',
    message: 'This link has expired or was revoked. Ask an administrator for a new one.',
  },
  accountLinkNotFound: {
    type: 'notFound',
    message: 'This link does not exist or has already ended',
  },
  ownPasswordLink: { type: 'invalid', message: 'Change your own password on the Account page.' },
  passwordTooShort: { type: 'invalid', message: 'Password must be at least 8 characters' },
  passwordUnstorable: { type: 'invalid', message: 'Password contains invalid characters' },
  passwordsDiffer: { type: 'invalid', message: 'Passwords do not match' },
  passwordTooCommon: {
    type: 'invalid',
    message: 'This password is too common. Choose a different one.',
  },
  passwordMatchesAccount: {
    type: 'invalid',
    message:
      "This password is too easy to guess: it matches a name or the email address of the account, or 'Content Planner'. Choose a different one.",
  },
  passwordVariantOfCommon: {
    type: 'invalid',
    message:
      'This password is too easy to guess: it is a common password, or one with digits or punctuation at the end. Choose a different one, such as several unrelated words.',
  },
  passwordMissing: {
    type: 'invalid',
    message: 'You have no password yet. Set one on the Account page first.',
  },
  passwordExists: { type: 'conflict', message: 'You already have a password. Change it instead.' },
  passwordChanged: {
    type: 'conflict',
    message:
      'Your password was changed in the meantime. Enter the new one as the current password and try again.',
  },
  currentPasswordRequired: {
    type: 'invalid',
    message: 'Enter your current password to change your email address or password',
  },
  currentPasswordWrong: { type: 'invalid', message: 'Current password is incorrect' },
  codeInvalid: {
    type: 'invalid',
    message: 'Invalid code. Codes from the app change every 30 seconds, and every code works only once.',
  },
  twoStepOn: { type: 'conflict', message: 'Two-step verification is already on.' },
  twoStepOff: { type: 'conflict', message: 'Two-step verification is off.' },
  twoStepKept: {
    type: 'forbidden',
    message: 'Two-step verification is required, so you cannot turn it off.',
  },
  twoStepOfOwnAccount: {
    type: 'invalid',
    message: 'Turn off your own two-step verification on your account page.',
  },
  otherLoginRequired: {
    type: 'forbidden',
    /** `provider` is the name of the single sign-on provider. At least one of the two ways is possible. */
    message: ({ ways, provider }: { ways: readonly ('passkey' | 'provider')[]; provider: string }) =>
      `Log out, and log in with ${ways.map((way) => (way === 'passkey' ? 'your passkey' : provider)).join(' or ')}. You can then use the planner, and set up two-step verification for logins with your password.`,
  },
  setupExpired: { type: 'conflict', message: 'The setup has expired. Start again.' },
  passkeysOff: {
    type: 'notFound',
    message:
      'Passkeys are not set up. They require a PUBLIC_URL that begins with https:// and has a host name.',
  },
  passkeyLoginOff: {
    type: 'forbidden',
    message: ({ provider }: { provider: string }) =>
      `Passkey login is turned off. Continue with ${provider} on the login page.`,
  },
  passkeyNotFound: { type: 'notFound', message: 'Passkey not found' },
  passkeyTaken: { type: 'conflict', message: 'This passkey is already registered.' },
  passkeyUnknown: {
    type: 'unauthorized',
    message: "This passkey isn't registered here. Log in with your password.",
  },
  passkeyOfOtherAccount: {
    type: 'unauthorized',
    message: 'This passkey belongs to another account. Choose one of your own.',
  },
  passkeyLoginExpired: { type: 'unauthorized', message: 'This login has expired. Try again.' },
  passkeyLoginFailed: {
    type: 'unauthorized',
    message: 'This passkey could not be verified. Try again, or log in with your password.',
  },
  passkeyInvalid: { type: 'invalid', message: 'This passkey could not be verified. Try again.' },
  tooManyPasskeys: {
    type: 'conflict',
    message: ({ max }: { max: number }) => `You can have at most ${max} passkeys. Remove one first.`,
  },
} as const satisfies ServerErrors;

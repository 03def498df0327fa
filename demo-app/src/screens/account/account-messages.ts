import { defineMessages } from '@content-planner/ui-kit';

/** The texts of the Account screen. */
export const accountMessages = defineMessages('accountScreen', {
  profile: 'Profile',
  profileSaved: 'Profile updated successfully',
  profileNotSaved: 'Failed to update your profile',
  /** Why users without a password can't change their email address. */
  emailNeedsPassword: 'To change your email address, set a password first.',
  emailNeedsAdmin: 'To change your email address, ask an administrator.',

  password: 'Password',
  /** `date` is formatted, or null if it is unknown. */
  passwordHint: ({ date }: { date: string | null }) =>
    date === null
      ? 'Changing your password ends your other sessions.'
      : `Changed on ${date}. Changing your password ends your other sessions.`,
  changePassword: 'Change password',
  setPassword: 'Set a password',
  noPasswordHint:
    'You log in with single sign-on. A password lets you log in without it and change your email address.',
  signOnOnly: 'You log in with single sign-on.',
  passwordsOff: 'This planner doesn’t use passwords.',

  twoStep: 'Two-step verification',
  twoStepHint: 'A code from your phone, after the password.',
  twoStepNeedsPassword:
    'Two-step verification protects logins with a password, and you don’t have one. To use it, set a password first.',
  /** `provider` is the name of the single sign-on provider, or null if it has none. */
  twoStepOfProvider: ({ provider }: { provider: string | null }) =>
    `Two-step verification protects logins with a password, and you don’t have one. ${provider ?? 'Single sign-on'} is responsible for protecting your logins.`,
  setUpTwoStep: 'Set up two-step verification',

  passkeys: 'Passkeys',
  passkeysHint: 'Log in with your fingerprint, face or screen lock, without a password or a code.',
  passkeyAdded: 'Passkey added successfully',
  passkeyNotAdded: 'Failed to add the passkey',
  passkeyRenamed: 'Passkey renamed successfully',
  passkeyNotRenamed: 'Failed to rename the passkey',
  passkeyRemoved: 'Passkey removed successfully',
  passkeyNotRemoved: 'Failed to remove the passkey',
  /** Why users can't add a passkey on this page, and what to do. */
  passkeysOff: ({ provider }: { provider: string | null }) =>
    `Passkeys are turned off on this planner. Everyone logs in with ${provider ?? 'single sign-on'}.`,
  passkeysNeedAddress: ({ isAdmin }: { isAdmin: boolean }) =>
    isAdmin
      ? 'Passkeys require an address that begins with https:// and has a host name, or http://localhost on the computer that runs the planner. Set PUBLIC_URL to such an address.'
      : 'Passkeys require an address that begins with https:// and has a host name, or http://localhost on the computer that runs the planner. Ask an administrator to set one up.',
  passkeysElsewhere: ({ address }: { address: string }) =>
    `Passkeys work only at ${address}. Open the planner there to add one.`,
  passkeysUnsupported:
    'This browser doesn’t support passkeys. Open the planner in a current version of Chrome, Edge, Firefox or Safari.',

  sessions: 'Sessions',
  sessionsHint: 'Where you are logged in.',
  sessionEnded: 'Session ended successfully',
  sessionNotEnded: 'Failed to end the session',
  sessionsEnded: 'Sessions ended successfully',
  sessionsNotEnded: 'Failed to end the sessions',

  keys: 'Keys and feeds',
  keysHint:
    'For scripts and calendar apps. They keep working if you change your password, so revoke those that you don’t recognize.',
  editKeys: 'Edit keys and feeds',
});

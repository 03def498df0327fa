import { defineMessages } from '../messages/define-messages.js';
import type { Passkey } from './types.js';

type Named = Pick<Passkey, 'name'>;

/** Text of {@link PasskeyList}. */
export const passkeyListMessages = defineMessages('passkeyList', {
  title: 'Passkeys',
  /** The badge for passkeys that are also available on other devices. */
  synced: 'Synced',
  /** The badge for passkeys that are available on only one device. */
  notSynced: 'Not synced',
  /** When the passkey was added, and its last use. `date` is formatted, and `use` is a sentence. */
  facts: ({ date, use }: { date: string; use: string }) => `Added ${date}. ${use}`,
  rename: 'Rename',
  /** The accessible name of the Rename button. The name must contain the visible text. */
  renamePasskey: ({ name }: Named) => `Rename ${name}`,
  remove: 'Remove',
  /** The accessible name of the Remove button. The name must contain the visible text. */
  removePasskey: ({ name }: Named) => `Remove ${name}`,
  /** The question that is asked before a passkey is removed. */
  removeTitle: 'Remove passkey?',
  removeDescription: ({ name }: Named) =>
    `The passkey “${name}” will no longer work. To stop your device from offering it, delete it there, too.`,
  confirm: 'Remove',
  add: 'Add a passkey',
  empty: 'No passkeys yet',
  loading: 'Loading passkeys',
  errorTitle: 'Passkeys could not be loaded',
});

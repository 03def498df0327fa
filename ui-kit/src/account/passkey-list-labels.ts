import { type SharingListLabels, sharingListLabels } from '../admin/sharing/list-labels.js';
import { confirmDialogLabels } from '../primitives/confirm-dialog-labels.js';
import type { Passkey } from './types.js';

type Named = Pick<Passkey, 'name'>;

/** Labels for {@link PasskeyList}. */
export interface PasskeyListLabels extends Pick<SharingListLabels, 'neverUsed' | 'used' | 'usedNow'> {
  /** The accessible name of the list. */
  title: string;
  /** The badge for passkeys that are also available on other devices. */
  synced: string;
  /** The badge for passkeys that are available on only one device. */
  notSynced: string;
  /** When the passkey was added. `date` is formatted. */
  added: (passkey: { date: string }) => string;
  rename: string;
  /** The accessible name of the Rename button. The name must contain the visible text. */
  renamePasskey: (passkey: Named) => string;
  remove: string;
  /** The accessible name of the Remove button. The name must contain the visible text. */
  removePasskey: (passkey: Named) => string;
  /** The question that is asked before a passkey is removed. */
  removeTitle: string;
  removeDescription: (passkey: Named) => string;
  cancel: string;
  confirm: string;
  add: string;
  /** Displayed if there are no passkeys. */
  empty: string;
  loading: string;
  errorTitle: string;
  errorText: string;
  retry: string;
}

const { neverUsed, used, usedNow, errorText, retry } = sharingListLabels;

/** The default {@link PasskeyListLabels}. */
export const passkeyListLabels: PasskeyListLabels = {
  title: 'Passkeys',
  synced: 'Synced',
  notSynced: 'Not synced',
  added: ({ date }) => `Added ${date}`,
  neverUsed,
  used,
  usedNow,
  rename: 'Rename',
  renamePasskey: ({ name }) => `Rename ${name}`,
  remove: 'Remove',
  removePasskey: ({ name }) => `Remove ${name}`,
  removeTitle: 'Remove passkey?',
  removeDescription: ({ name }) =>
    `The passkey “${name}” will no longer work. To stop your device from offering it, delete it there, too.`,
  cancel: confirmDialogLabels.cancel,
  confirm: 'Remove',
  add: 'Add a passkey',
  empty: 'No passkeys yet',
  loading: 'Loading passkeys',
  errorTitle: 'Passkeys could not be loaded',
  errorText,
  retry,
};

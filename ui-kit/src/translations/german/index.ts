import type { Messages } from '../../messages/all-messages.js';
import { account } from './account.js';
import { admin } from './admin.js';
import { adminSharing } from './admin-sharing.js';
import { adminSystem } from './admin-system.js';
import { auth } from './auth.js';
import { calendar } from './calendar.js';
import { changes } from './changes.js';
import { filters } from './filters.js';
import { importing } from './import.js';
import { kinds } from './kinds.js';
import { live } from './live.js';
import { logTable } from './log-table.js';
import { palette } from './palette.js';
import { primitives } from './primitives.js';
import { print } from './print.js';
import { problems } from './problems.js';
import { repeat } from './repeat.js';
import { savedViews } from './saved-views.js';
import { sharing } from './sharing.js';
import { shell } from './shell.js';
import { shortcuts } from './shortcuts.js';

/**
 * All texts in German. The locale for their dates is 'de-DE'.
 *
 * @example <KitProvider locale={'de-DE'} messages={german}>…</KitProvider>
 */
export const german: Messages = {
  ...account,
  ...admin,
  ...adminSharing,
  ...adminSystem,
  ...auth,
  ...calendar,
  ...changes,
  ...filters,
  ...importing,
  ...kinds,
  ...live,
  ...logTable,
  ...palette,
  ...primitives,
  ...print,
  ...problems,
  ...repeat,
  ...savedViews,
  ...sharing,
  ...shell,
  ...shortcuts,
};

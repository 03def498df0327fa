import type { Messages } from '@content-planner/ui-kit';
import { german } from '../../../../ui-kit/src/translations/german/index.js';
import type { AppMessages } from '../all-messages.js';
import type { Translation } from '../load-translation.js';
import { accounts } from './accounts.js';
import { app } from './app.js';
import { calendar } from './calendar.js';
import { content } from './content.js';
import { shared } from './shared.js';

const messages = {
  ...german,
  ...accounts,
  ...app,
  ...calendar,
  ...content,
  ...shared,
} satisfies Messages & AppMessages;

export default { locale: 'de-DE', messages } satisfies Translation;

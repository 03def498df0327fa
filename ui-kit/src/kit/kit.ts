import type { CalendarDate } from '@content-planner/model';
import { createContext } from 'react';
import type { KindDescription } from '../logs/kinds/kind.js';
import { BUILT_IN_KINDS } from '../logs/kinds/kinds-in.js';
import type { Brand, FieldConfiguration } from '../logs/types.js';
import type { PartialMessages } from '../messages/all-messages.js';

/** What all components need. {@link KitProvider} provides it. */
export interface Kit {
  /** BCP 47 language tag for dates and numbers. @default 'en-US' */
  locale: string;
  /** The texts in the user's language. Pass the same object until the language changes. @default {} */
  messages: PartialMessages;
  /** The kinds that users can choose, in display order. @default the kinds that every planner has */
  kinds: readonly KindDescription[];
  /** @default [] */
  brands: readonly Brand[];
  /** The custom fields of all kinds. @default [] */
  fields: readonly FieldConfiguration[];
  /** Today's date. Set this if you render on the server. Defaults to the current date in the user's time zone. */
  today?: CalendarDate | undefined;
}

export const KitContext = createContext<Kit>({
  locale: 'en-US',
  messages: {},
  kinds: BUILT_IN_KINDS,
  brands: [],
  fields: [],
});

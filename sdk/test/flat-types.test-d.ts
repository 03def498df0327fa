import { expectTypeOf } from 'vitest';
import type { userFields } from '../src/auth/user-fields.js';
import type { brandFields } from '../src/brands/brand-fields.js';
import type { changeFields, changeSetFields } from '../src/changes/change-set-fields.js';
import type { kindFields } from '../src/core/kind-fields.js';
import type { COLUMN_PREFERENCE } from '../src/fields/column-preference-document.js';
import type { FIELDS } from '../src/fields/fields-document.js';
import type { ResultOf } from '../src/graphql.js';
import type {
  Brand,
  CalendarEntry,
  Change,
  ChangeSetHeader,
  ColumnPreference,
  Entry,
  Field,
  Kind,
  SavedView,
  User,
} from '../src/index.js';
import type { calendarFields } from '../src/logs/calendar-fields.js';
import type { entryFields } from '../src/logs/entry-fields.js';
import type { savedViewFields } from '../src/saved-views/saved-view-fields.js';

// The type checker checks this file. The published types are written by hand and must be equal to the types that
// gql.tada infers from the documents and the schema. Types without a fragment are checked in the hooks that return
// them.

type Flat<Type> = { -readonly [Key in keyof Type]: Type[Key] };

expectTypeOf<Flat<User>>().toEqualTypeOf<ResultOf<typeof userFields>>();
expectTypeOf<Flat<SavedView>>().toEqualTypeOf<ResultOf<typeof savedViewFields>>();
expectTypeOf<Flat<Brand>>().toEqualTypeOf<ResultOf<typeof brandFields>>();
expectTypeOf<Flat<ChangeSetHeader>>().toEqualTypeOf<ResultOf<typeof changeSetFields>>();
expectTypeOf<Flat<Omit<Change, 'values' | 'formerBrands'>>>().toEqualTypeOf<
  Omit<ResultOf<typeof changeFields>, 'values' | 'formerBrands'>
>();
expectTypeOf<Change['formerBrands'][number]>().toEqualTypeOf<
  ResultOf<typeof changeFields>['formerBrands'][number]
>();
expectTypeOf<Flat<Change['values'][number]>>().toEqualTypeOf<
  ResultOf<typeof changeFields>['values'][number]
>();
// Custom fields are not compared, because the calendar's document fetches them only if `includeCustomFields` is set.
expectTypeOf<Flat<Omit<CalendarEntry, 'dynamicFields'>>>().toEqualTypeOf<ResultOf<typeof calendarFields>>();
expectTypeOf<keyof ColumnPreference>().toEqualTypeOf<
  keyof ResultOf<typeof COLUMN_PREFERENCE>['columnPreference']
>();

// The hooks replace the values by their names.
expectTypeOf<Flat<Omit<Entry, 'fields' | 'dynamicFields'>>>().toEqualTypeOf<
  Omit<ResultOf<typeof entryFields>, 'values'>
>();
expectTypeOf<Flat<Omit<Kind, 'names'>>>().toEqualTypeOf<
  Omit<ResultOf<typeof kindFields>, 'name' | 'pluralName'>
>();
expectTypeOf<keyof Field>().toEqualTypeOf<keyof ResultOf<typeof FIELDS>['fields'][number]>();

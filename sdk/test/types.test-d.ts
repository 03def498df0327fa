import { assertType, expectTypeOf } from 'vitest';
import {
  type BuiltInKindId,
  type Changed,
  type ColumnPreference,
  type EntriesChanged,
  type EntriesCreated,
  type EntriesMoved,
  type Entry,
  type EntryInput,
  type EntryOf,
  LOG_KINDS,
  type LogKind,
  type PageInfo,
  PlannerError,
  type Read,
  type UndoResult,
  useBrands,
  useCalendar,
  useColumnPreference,
  type useCreateBrand,
  type useCreateEntries,
  type useCreateEntry,
  type useCreateField,
  type useDeleteEntries,
  type useDeleteEntry,
  useEntries,
  useEntry,
  useEntryPage,
  type useLogin,
  type useMoveEntries,
  type useUndo,
  type useUpdateEntries,
  type useUpdateEntry,
  type useUpdateUser,
  useUsers,
  type useViewer,
} from '../src/index.js';

// The type checker checks this file. If an expectation is not met, `pnpm typecheck` fails.

/** The names of the fields that only `Kind` has. */
type Own<Kind extends LogKind> = keyof EntryOf<Kind>['fields'];
expectTypeOf<Own<'blog'>>().toEqualTypeOf<'category'>();
expectTypeOf<Own<'email'>>().toEqualTypeOf<'campaignName'>();
expectTypeOf<Own<'social'>>().toEqualTypeOf<
  'mediaType' | 'facebook' | 'instagram' | 'tiktok' | 'threads' | 'xTwitter' | 'youtube' | 'snapchat'
>();
expectTypeOf<Own<'event'>>().toEqualTypeOf<'location' | 'notes'>();
expectTypeOf<Own<'podcast'>>().toEqualTypeOf<'guestNotes'>();
expectTypeOf<Own<'other'>>().toEqualTypeOf<'description'>();

// Hooks return entries of the requested kind.
export function useReads() {
  expectTypeOf(useEntries('blog').entries).toEqualTypeOf<readonly EntryOf<'blog'>[]>();
  expectTypeOf(useEntryPage({ kinds: ['podcast'] }).entries).toEqualTypeOf<readonly EntryOf<'podcast'>[]>();
  expectTypeOf(useEntry({ id: '1', kind: 'event' }).entry).toEqualTypeOf<EntryOf<'event'> | null>();
  expectTypeOf(useEntryPage().entries).toEqualTypeOf<readonly EntryOf<LogKind>[]>();
  expectTypeOf(useEntries('blog').entries[0]?.fields.category).toEqualTypeOf<string | null | undefined>();
  expectTypeOf(useEntries('blog').error).toEqualTypeOf<PlannerError | null>();
  // @ts-expect-error An email has no category.
  void useEntries('email').entries[0]?.fields.category;
  // @ts-expect-error The calendar has only the fields that it displays.
  void useCalendar({ from: '2026-03-01', to: '2026-03-31' }).entries[0]?.fields;
  expectTypeOf(useEntries('unheard-of').entries).toEqualTypeOf<readonly Entry[]>();
  // @ts-expect-error `to` is required.
  useCalendar({ from: '2026-03-01' });
  // @ts-expect-error `kind` is required.
  useEntry({ id: '1' });
  // @ts-expect-error There is no such direction.
  useEntryPage({ sort: { field: '@date', direction: 'up' } });
  useEntryPage({ kinds: ['blog'], first: 10, after: 'cursor', search: 'launch' }, { keepPrevious: true });
  useEntryPage({ last: 10, before: null });
  // @ts-expect-error `first` and `last` can't be combined.
  useEntryPage({ first: 10, last: 10 });
}

/** After loading without an error, the result is not null. */
export function useOne(selected: { id: string; kind: 'event' } | null, isBack: boolean) {
  const { entry, loading, error } = useEntry({ id: '1', kind: 'event' });
  if (loading) expectTypeOf(entry).toEqualTypeOf<null>();
  if (!loading && !error) expectTypeOf(entry).toEqualTypeOf<EntryOf<'event'>>();
  if (error) expectTypeOf(entry).toEqualTypeOf<EntryOf<'event'> | null>();
  const columns = useColumnPreference('blog');
  if (!columns.loading && !columns.error) expectTypeOf(columns.preference).toEqualTypeOf<ColumnPreference>();
  const page = useEntryPage(isBack ? { last: 10 } : { first: 10 });
  if (!page.loading && !page.error) expectTypeOf(page.pageInfo).toEqualTypeOf<PageInfo>();

  // With null, no request is sent, so the result can be null.
  const maybe = useEntry(selected);
  if (!maybe.loading && !maybe.error) expectTypeOf(maybe.entry).toEqualTypeOf<EntryOf<'event'> | null>();
  const none = useEntryPage(null);
  if (!none.loading && !none.error) expectTypeOf(none.pageInfo).toEqualTypeOf<PageInfo | null>();
  for (const read of [maybe, columns, page, none]) expectTypeOf(read).toExtend<Read>();
}

/** TypeScript can narrow an entry's type by `kind`. */
export function ownText(entry: EntryOf<BuiltInKindId>): string | null {
  // @ts-expect-error Only some kinds have a location.
  void entry.fields.location;
  if (entry.kind === 'event') return entry.fields.location;
  expectTypeOf(entry.kind).toEqualTypeOf<Exclude<BuiltInKindId, 'event'>>();
  return null;
}
expectTypeOf<EntryOf<LogKind>>().toExtend<Entry>();
expectTypeOf<EntryOf<'blog' | 'event'>>().toEqualTypeOf<EntryOf<'blog'> | EntryOf<'event'>>();
expectTypeOf<Entry['kind']>().toEqualTypeOf<LogKind>();
expectTypeOf<(typeof LOG_KINDS)[number]>().toEqualTypeOf<BuiltInKindId>();
// @ts-expect-error The list is readonly.
LOG_KINDS.push('blog');

// Lists are readonly, because they are part of the cache.
export function useLists() {
  // @ts-expect-error The list is readonly.
  useBrands().brands.push({ id: '1', name: 'Lumen Cycles', color: 'teal' });
  // @ts-expect-error Users have no password here.
  void useUsers().users[0]?.password;
}
expectTypeOf<ReturnType<typeof useViewer>['viewer']>().extract<null>().toEqualTypeOf<null>();
expectTypeOf<ReturnType<typeof useColumnPreference>['preference']>().extract<null>().toEqualTypeOf<null>();

// Input types have required and optional fields and reject all other fields.
assertType<EntryInput<'blog'>>({ startDate: '2026-03-08', title: 'Spring is here' });
assertType<EntryInput<'event'>>({
  title: 'Fair',
  startDate: '2026-03-08',
  endDate: '2026-03-09',
  fields: { notes: null },
});
// @ts-expect-error The names of the REST API are not used here.
assertType<EntryInput<'blog'>>({ date: '2026-03-08', blogName: 'Spring is here' });
// @ts-expect-error `title` is required.
assertType<EntryInput<'blog'>>({ startDate: '2026-03-08' });
// @ts-expect-error `endDate` is required for events.
assertType<EntryInput<'event'>>({ startDate: '2026-03-08', title: 'Fair' });
// @ts-expect-error A date is a string.
assertType<EntryInput<'other'>>({ startDate: new Date(), title: 'Spring is here' });
// @ts-expect-error A podcast has no category.
assertType<EntryInput<'podcast'>>({ startDate: '2026-03-08', title: 'Spring', fields: { category: 'News' } });
assertType<EntryInput<'blog'>>({ startDate: '2026-03-08', title: 'Spring', dynamicFields: { budget: 3 } });
assertType<EntryInput<'blog'>>({ startDate: '2026-03-08', title: 'Spring', dynamicFields: { tags: ['a'] } });
// @ts-expect-error Values of custom fields are not objects.
assertType<EntryInput<'blog'>>({ startDate: '2026-03-08', title: 'Spring', dynamicFields: { tags: {} } });

// Mutation functions take one argument and resolve to the response.
type Written<Hook extends (...args: never[]) => readonly [(...args: never[]) => unknown, unknown]> =
  ReturnType<Hook>[0];
expectTypeOf<ReturnType<Written<typeof useDeleteEntry>>>().toEqualTypeOf<Promise<Changed>>();
expectTypeOf<ReturnType<Written<typeof useDeleteEntries>>>().toEqualTypeOf<Promise<EntriesChanged>>();
expectTypeOf<Changed>().toEqualTypeOf<{ changeId: string | null }>();
expectTypeOf<EntriesChanged>().toEqualTypeOf<{ count: number; changeId: string | null }>();
expectTypeOf<ReturnType<Written<typeof useCreateEntries>>>().toEqualTypeOf<Promise<EntriesCreated>>();
expectTypeOf<ReturnType<Written<typeof useMoveEntries>>>().toEqualTypeOf<Promise<EntriesMoved>>();
expectTypeOf<ReturnType<Written<typeof useUndo>>>().toEqualTypeOf<Promise<UndoResult>>();
// @ts-expect-error A move requires a version.
assertType<Parameters<Written<typeof useMoveEntries>>[0]>([{ id: '1', startDate: '', endDate: '' }]);
expectTypeOf<Written<typeof useLogin>>().parameter(0).toEqualTypeOf<{ email: string; password: string }>();
declare const write: {
  createBlog: Written<typeof useCreateEntry<'blog'>>;
  updateBlog: Written<typeof useUpdateEntry<'blog'>>;
  updateEntries: Written<typeof useUpdateEntries>;
  createBrand: Written<typeof useCreateBrand>;
  createField: Written<typeof useCreateField>;
  updateUser: Written<typeof useUpdateUser>;
};
expectTypeOf(write.createBlog).returns.toEqualTypeOf<Promise<EntryOf<'blog'> & Changed>>();
// @ts-expect-error An update requires a version.
write.updateBlog({ id: '1', input: { startDate: '2026-03-08', title: 'Spring is here' } });
// @ts-expect-error Titles can't be changed in bulk.
write.updateEntries({ ids: ['1'], data: { title: 'Spring is here' } });
// @ts-expect-error `color` is required.
write.createBrand({ name: 'Lumen Cycles' });
// @ts-expect-error There is no such field type.
write.createField({ label: 'Budget', type: 'money', kinds: [{ kind: 'blog' }] });
// @ts-expect-error Administrator rights have a separate hook.
write.updateUser({ id: '1', input: { isAdmin: true } });

/** Errors are readonly. */
export function change(failure: PlannerError): void {
  // @ts-expect-error `type` is readonly.
  failure.type = 'server';
  // @ts-expect-error `code` is readonly.
  failure.code = 'noResponse';
}

/** TypeScript can narrow errors by class, and the type is one of nine values. */
export function what(failure: unknown): string {
  if (!(failure instanceof PlannerError)) return 'unknown';
  expectTypeOf(failure.status).toEqualTypeOf<number>();
  expectTypeOf(failure.current).toEqualTypeOf<Entry | null>();
  // @ts-expect-error There is no such type.
  if (failure.type === 'timeout') return '';
  // @ts-expect-error There is no such code.
  if (failure.code === 'timeout') return '';
  switch (failure.type) {
    case 'unauthorized':
    case 'forbidden':
    case 'recentLoginRequired':
    case 'invalid':
    case 'conflict':
    case 'notFound':
    case 'rateLimited':
    case 'network':
    case 'server':
      return failure.serverMessage;
    default:
      return failure.type satisfies never;
  }
}

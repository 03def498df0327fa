import {
  Calendar,
  type CalendarEntry,
  type CalendarProps,
  controlling,
  type Entry,
  type EntryControl,
  type EntryFeature,
  LogTable,
  type LogTableProps,
  moving,
  tracking,
} from '@content-planner/ui-kit';
import { expectTypeOf } from 'vitest';

// The type checker checks this file. The type of an application's entries reaches all callbacks and features.

interface PlanEntry extends CalendarEntry {
  ownerId: string;
}
interface PlanRow extends Entry {
  ownerId: string;
}

/** The types of the entries that the callbacks of a host receive. */
type Received<Props, Name extends keyof Props> = Parameters<
  Extract<NonNullable<Props[Name]>, (...args: never[]) => unknown>
>[0];

type OfCalendar = CalendarProps<PlanEntry>;
expectTypeOf<Received<OfCalendar, 'onEdit' | 'onDelete'>>().toEqualTypeOf<{ entry: PlanEntry }>();
expectTypeOf<Received<OfCalendar, 'canEdit' | 'canMove'>>().toEqualTypeOf<PlanEntry>();
expectTypeOf<Received<OfCalendar, 'onMove'>['entries']>().toEqualTypeOf<readonly PlanEntry[]>();
expectTypeOf<Received<OfCalendar, 'onSelectEntry'>['entry']>().toEqualTypeOf<PlanEntry | null>();
expectTypeOf<
  Received<
    OfCalendar,
    'entryActions' | 'renderEditors' | 'renderHistory' | 'entryContent' | 'detailsContent'
  >['entry']
>().toEqualTypeOf<PlanEntry>();

type OfList = LogTableProps<PlanRow>;
expectTypeOf<Received<OfList, 'onEdit' | 'onDelete'>>().toEqualTypeOf<{ entry: PlanRow }>();
expectTypeOf<Received<OfList, 'canEdit' | 'canMove'>>().toEqualTypeOf<PlanRow>();
expectTypeOf<Received<OfList, 'onMove'>['entries']>().toEqualTypeOf<readonly PlanRow[]>();
expectTypeOf<Received<OfList, 'onSelectEntry'>['entry']>().toEqualTypeOf<PlanRow | null>();
expectTypeOf<
  Received<
    OfList,
    'entryActions' | 'renderEditors' | 'renderHistory' | 'entryContent' | 'detailsContent'
  >['entry']
>().toEqualTypeOf<PlanRow>();

declare const entries: readonly PlanEntry[];
declare const rows: readonly PlanRow[];
declare const control: { current: EntryControl<PlanEntry> | null };
const owned = ({ ownerId }: { ownerId: string }) => ownerId === 'maya';

// Without a type argument, the type of the entries comes from `entries`.
void (
  <Calendar
    entries={entries}
    canEdit={owned}
    entryContent={({ entry, content }) => [entry.ownerId, content]}
    onEdit={({ entry }) => expectTypeOf(entry).toEqualTypeOf<PlanEntry>()}
    features={[
      controlling(control),
      moving<PlanEntry>({ onMove: (moved) => moved.entries.map(owned) }),
      tracking<PlanEntry>((action) => action.entries.map(owned)),
      { name: 'own', actions: ({ ownerId }) => [{ id: 'own', label: ownerId, run: () => {} }] },
    ]}
  />
);
void (
  <LogTable
    kind="blog"
    entries={rows}
    canEdit={owned}
    onEdit={({ entry }) => expectTypeOf(entry).toEqualTypeOf<PlanRow>()}
    onDelete={({ entry }) => owned(entry)}
    features={[{ name: 'own', marks: ({ ownerId }) => [{ text: ownerId }] }]}
  />
);

// @ts-expect-error: the entries of the calendar have no `ownerId`.
void (<Calendar<CalendarEntry> entries={entries} features={[{} as EntryFeature<PlanEntry>]} />);

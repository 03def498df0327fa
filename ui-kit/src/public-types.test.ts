import { type ComponentProps, type ComponentType, createElement, createRef, type Ref } from 'react';
import { expectTypeOf, test } from 'vitest';
import * as kit from './index.js';

/*
 * What the compiler says to somebody who uses the components: these tests pass or fail where the types are checked.
 * An unused `@ts-expect-error` is an error too.
 */

const nothing = () => {};
const lists = { entries: [], brands: [], fieldConfigurations: [] };
const dialog = { open: true, onOpenChange: nothing };

test('kinds are the six there are', () => {
  expectTypeOf<kit.LogKind>().toEqualTypeOf<'blog' | 'email' | 'social' | 'event' | 'podcast' | 'other'>();
  expectTypeOf<kit.FieldSettingsKind>().toEqualTypeOf<Exclude<kit.LogKind, 'other'>>();
  createElement(kit.LogTable, { ...lists, kind: 'event', onEdit: nothing, onDelete: nothing });
  // @ts-expect-error the kind is not known
  createElement(kit.LogTable, { ...lists, kind: 'webinar', onEdit: nothing, onDelete: nothing });
  // @ts-expect-error the path of the API is no kind
  kit.logTableLabels('events');
  // @ts-expect-error 'other' has no tab
  expectTypeOf<kit.FieldSettingsProps['kind']>().toEqualTypeOf<kit.LogKind>();
  // @ts-expect-error a list of kinds holds kinds
  createElement(kit.CalendarPrint, { ...lists, status: 'ready', date: '2026-10-14', kinds: ['webinar'] });
});

test('a view of an application can be typed', () => {
  expectTypeOf<kit.Weekday>().toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 5 | 6>();
  expectTypeOf<kit.MonthHeadingPart>().toHaveProperty('text');
});

test('the calendar takes no events of text selection, which look like its own', () => {
  // @ts-expect-error entries are selected with onSelectEntry
  createElement(kit.Calendar, { ...lists, onSelect: nothing });
  // @ts-expect-error states change with onStateChange
  createElement(kit.Calendar, { ...lists, onChange: nothing });
});

test('what a component needs is asked for', () => {
  // @ts-expect-error no brands
  createElement(kit.Calendar, { entries: [] });
  // @ts-expect-error no entries
  createElement(kit.Calendar, { brands: [] });
  // @ts-expect-error no custom fields
  createElement(kit.LogTable, { kind: 'blog', entries: [], brands: [], onEdit: nothing, onDelete: nothing });
  // @ts-expect-error no onDelete
  createElement(kit.LogTable, { ...lists, kind: 'blog', onEdit: nothing });
  // @ts-expect-error no name
  createElement(kit.IconButton, { icon: null });
  // @ts-expect-error a dialog has a heading
  createElement(kit.Dialog, dialog);
  // @ts-expect-error a form dialog names its buttons
  createElement(kit.FormDialog, { ...dialog, title: 'Brand', submitLabel: 'Create' });
  // @ts-expect-error a link leads somewhere
  createElement(kit.Link, { onNavigate: nothing }, 'Home');
  // @ts-expect-error a user page has all its callbacks
  createElement(kit.UserLists, { users: [], onApprove: nothing });
});

test('entries are whole, dates are texts, colors may be none', () => {
  const entry = {
    id: '1',
    kind: 'blog',
    title: 'Spring is here',
    startDate: '2026-03-08',
    endDate: '2026-03-08',
    brandId: null,
    color: null,
  } as const satisfies kit.CalendarEntry;
  // @ts-expect-error a Date is an instant, no day
  expectTypeOf({ ...entry, startDate: new Date() }).toExtend<kit.CalendarEntry>();
  // @ts-expect-error null stands for no brand
  expectTypeOf({ ...entry, brandId: undefined }).toExtend<kit.CalendarEntry>();
  // @ts-expect-error a list's entry has its fields and its version
  expectTypeOf(entry).toExtend<kit.Entry>();
});

test('callbacks get one object', () => {
  expectTypeOf<NonNullable<kit.CalendarProps['onCreate']>>().parameters.toEqualTypeOf<
    [{ date: kit.CalendarDate; kind: kit.LogKind }]
  >();
  expectTypeOf<kit.LogTableProps['onEdit']>().parameters.toEqualTypeOf<[{ entry: kit.Entry }]>();
  expectTypeOf<kit.BrandDialogProps['onSubmit']>().parameters.toEqualTypeOf<[{ values: kit.BrandValues }]>();
  expectTypeOf<kit.DialogProps['onOpenChange']>().parameters.toEqualTypeOf<[{ open: boolean }]>();
  // @ts-expect-error the object has an entry, no id
  createElement(kit.Calendar, { ...lists, onEdit: ({ id }) => id });
  const bare = { onEdit: (entry: kit.Entry) => entry, onDelete: nothing };
  // @ts-expect-error not the entry itself
  createElement(kit.LogTable, { ...lists, kind: 'blog', ...bare });
  // @ts-expect-error an input's own event is not what a choice gives
  createElement(kit.Select, { options: [], onValueChange: (event: InputEvent) => event });
});

test('labels are some of the texts, and no others', () => {
  type Labelled = {
    [Name in keyof typeof kit]: (typeof kit)[Name] extends ComponentType<infer Props> ? Props : never;
  };
  type LabelsOf<Props> = Props extends { labels?: infer Labels } ? NonNullable<Labels> : never;
  // Where one of the texts had to be given, nothing would not do.
  type NeedsSome = {
    [Name in keyof Labelled]: [LabelsOf<Labelled[Name]>] extends [never]
      ? never
      : object extends LabelsOf<Labelled[Name]>
        ? never
        : Name;
  }[keyof Labelled];
  expectTypeOf<NeedsSome>().toEqualTypeOf<never>();
  expectTypeOf<LabelsOf<Labelled['Calendar']>>().toEqualTypeOf<Partial<kit.CalendarLabels>>();
  createElement(kit.Calendar, { ...lists, labels: { today: 'Heute', more: ({ count }) => `${count}` } });
  // @ts-expect-error there is no such text
  createElement(kit.Calendar, { ...lists, labels: { tomorrow: 'Morgen' } });
  // @ts-expect-error this one is a function
  createElement(kit.Calendar, { ...lists, labels: { more: 'mehr' } });
  // @ts-expect-error a language does not leave a text out by giving undefined
  createElement(kit.Calendar, { ...lists, labels: { today: undefined } });
  // @ts-expect-error the defaults are whole
  expectTypeOf<Partial<kit.CalendarLabels>>().toEqualTypeOf<typeof kit.calendarLabels>();
});

test('a ref is that of the element', () => {
  type Element<Name extends keyof typeof kit> =
    ComponentProps<Extract<(typeof kit)[Name], ComponentType<never>>> extends {
      ref?: Ref<infer Node> | undefined;
    }
      ? Node
      : never;
  expectTypeOf<Element<'Calendar'>>().toEqualTypeOf<HTMLDivElement>();
  expectTypeOf<Element<'LogTable'>>().toEqualTypeOf<HTMLDivElement>();
  expectTypeOf<Element<'Button'>>().toEqualTypeOf<HTMLButtonElement>();
  expectTypeOf<Element<'ColumnSettings'>>().toEqualTypeOf<HTMLButtonElement>();
  expectTypeOf<Element<'TextInput'>>().toEqualTypeOf<HTMLInputElement>();
  expectTypeOf<Element<'DateInput'>>().toEqualTypeOf<HTMLInputElement>();
  expectTypeOf<Element<'Link'>>().toEqualTypeOf<HTMLAnchorElement>();
  expectTypeOf<Element<'Badge'>>().toEqualTypeOf<HTMLSpanElement>();
  expectTypeOf<Element<'ColorDot'>>().toEqualTypeOf<SVGSVGElement>();
  expectTypeOf<Element<'Menu'>>().toEqualTypeOf<HTMLDivElement>();
  // @ts-expect-error a button is no input
  createElement(kit.Button, { ref: createRef<HTMLInputElement>() });
});

test('what is left out of controlled state may be left out, but not given as undefined', () => {
  createElement(kit.Tabs, { label: 'Kinds', tabs: [] });
  createElement(kit.Select, { options: [], value: null });
  // @ts-expect-error undefined is neither a value nor left out
  createElement(kit.Calendar, { ...lists, state: undefined });
  // @ts-expect-error a dialog is opened by whoever shows it
  createElement(kit.Dialog, { title: 'Brand', onOpenChange: nothing });
  // @ts-expect-error a view is named in the state, not apart
  createElement(kit.Calendar, { ...lists, view: 'month' });
});

import { type ComponentProps, type ComponentType, createElement, createRef, type Ref } from 'react';
import { expectTypeOf, test } from 'vitest';
import * as kit from './index.js';

/*
 * Tests for the type errors that developers see when they misuse the components. The type check runs these tests,
 * because an unused `@ts-expect-error` is also an error.
 */

const nothing = () => {};
const lists = { entries: [], brands: [], fieldConfigurations: [] };
const dialog = { open: true, onOpenChange: nothing };

test('components accept the kinds in LOG_KINDS and others', () => {
  expectTypeOf<kit.BuiltInKindId>().toEqualTypeOf<(typeof kit.LOG_KINDS)[number]>();
  expectTypeOf<kit.BuiltInKindId>().toExtend<kit.LogKind>();
  createElement(kit.LogTable, { ...lists, kind: 'unheard-of', onEdit: nothing, onDelete: nothing });
  createElement(kit.CalendarPrint, { ...lists, status: 'ready', date: '2026-10-14', kinds: ['unheard-of'] });
  // @ts-expect-error only the kinds in LOG_KINDS have a description
  void kit.KINDS.unknown;
});

test('the package exports the types for custom views', () => {
  expectTypeOf<kit.Weekday>().toEqualTypeOf<0 | 1 | 2 | 3 | 4 | 5 | 6>();
  expectTypeOf<kit.MonthHeadingPart>().toHaveProperty('text');
});

test('the calendar rejects the DOM props onSelect and onChange, which are easily mistaken for its own props', () => {
  // @ts-expect-error entries are selected with onSelectEntry
  createElement(kit.Calendar, { ...lists, onSelect: nothing });
  // @ts-expect-error the state changes with onStateChange
  createElement(kit.Calendar, { ...lists, onChange: nothing });
});

interface Film extends kit.CalendarEntry {
  director: string;
}

test('the type of the entries reaches the callbacks and features of a calendar', () => {
  const entries: Film[] = [];
  const rating = (rate: (film: Film) => void): kit.EntryFeature<Film> => ({
    name: 'rating',
    overlays: [kit.overlay(kit.featureState(''), (films: readonly Film[]) => films)],
    actions: (entry, { host }) => [
      { id: 'rate', label: entry.director, run: () => void host.entries().map(rate) },
    ],
  });
  const sorting: kit.EntryFeature = { name: 'sorting' };
  createElement(kit.Calendar<Film>, {
    entries,
    onSelectEntry: ({ entry }) => expectTypeOf(entry).toEqualTypeOf<Film | null>(),
    onEdit: ({ entry }) => expectTypeOf(entry).toEqualTypeOf<Film>(),
    onMove: (moved) => expectTypeOf(moved.entries).toEqualTypeOf<readonly Film[]>(),
    entryActions: ({ entry }) => [{ id: 'open', label: entry.director, onSelect: nothing }],
    features: [rating(nothing), sorting],
  });
  const inferred = () =>
    kit.Calendar({
      entries,
      onEdit: ({ entry }) => expectTypeOf(entry).toEqualTypeOf<Film>(),
      features: [rating(nothing), sorting],
    });
  expectTypeOf(inferred).toBeFunction();
  // @ts-expect-error other entries have no director
  createElement(kit.Calendar<kit.CalendarEntry>, { entries, features: [rating(nothing)] });
});

test('components reject missing required props', () => {
  // @ts-expect-error entries are missing
  createElement(kit.Calendar, { brands: [] });
  // @ts-expect-error onEdit is missing
  createElement(kit.LogTable, { kind: 'blog', entries: [], onDelete: nothing });
  // @ts-expect-error onDelete is missing
  createElement(kit.LogTable, { ...lists, kind: 'blog', onEdit: nothing });
  // @ts-expect-error label is missing
  createElement(kit.IconButton, { icon: null });
  // @ts-expect-error title is missing
  createElement(kit.Dialog, dialog);
  // @ts-expect-error submitLabel is missing
  createElement(kit.FormDialog, { ...dialog, title: 'Brand' });
  // @ts-expect-error href is missing
  createElement(kit.Link, { onNavigate: nothing }, 'Home');
  // @ts-expect-error the other callbacks are missing
  createElement(kit.UserLists, { users: [], onApprove: nothing });
});

test('entries are complete, dates are strings, and colors can be null', () => {
  const entry = {
    id: '1',
    kind: 'blog',
    title: 'Spring is here',
    startDate: '2026-03-08',
    endDate: '2026-03-08',
    brandId: null,
    color: null,
  } as const satisfies kit.CalendarEntry;
  // @ts-expect-error a Date has a time, but a calendar date does not
  expectTypeOf({ ...entry, startDate: new Date() }).toExtend<kit.CalendarEntry>();
  // @ts-expect-error the brand of an entry can be null, but not undefined
  expectTypeOf({ ...entry, brandId: undefined }).toExtend<kit.CalendarEntry>();
  // @ts-expect-error entries in lists have fields and a version
  expectTypeOf(entry).toExtend<kit.Entry>();
});

test('callbacks receive one object', () => {
  expectTypeOf<NonNullable<kit.CalendarProps['onCreate']>>().parameters.toExtend<
    [{ date: kit.CalendarDate; kind: kit.LogKind }]
  >();
  expectTypeOf<kit.LogTableProps['onEdit']>().parameters.toEqualTypeOf<[{ entry: kit.Entry }]>();
  expectTypeOf<ComponentProps<typeof kit.BrandDialog>['onSubmit']>().parameters.toEqualTypeOf<
    [{ values: kit.BrandValues }]
  >();
  expectTypeOf<ComponentProps<typeof kit.Dialog>['onOpenChange']>().parameters.toEqualTypeOf<
    [{ open: boolean }]
  >();
  // @ts-expect-error the object contains an entry, not an id
  createElement(kit.Calendar, { ...lists, onEdit: ({ id }) => id });
  const bare = { onEdit: (entry: kit.Entry) => entry, onDelete: nothing };
  // @ts-expect-error the argument is an object with the entry, not the entry itself
  createElement(kit.LogTable, { ...lists, kind: 'blog', ...bare });
  // @ts-expect-error the argument is not a DOM event
  createElement(kit.Select, { options: [], onValueChange: (event: InputEvent) => event });
});

test('translations are checked', () => {
  const german = {
    calendar: { today: 'Heute', more: ({ count }) => `+${count}` },
  } satisfies kit.PartialMessages;
  createElement(kit.Calendar, { ...lists, labels: german });
  // @ts-expect-error unknown text
  createElement(kit.Calendar, { ...lists, labels: { calendar: { tomorrow: 'Morgen' } } });
  // @ts-expect-error this text is a function
  createElement(kit.Calendar, { ...lists, labels: { calendar: { more: 'mehr' } } });
  // @ts-expect-error a text can be omitted, but cannot be undefined
  createElement(kit.Calendar, { ...lists, labels: { calendar: { today: undefined } } });
  // @ts-expect-error a complete translation contains all sets
  expectTypeOf(german).toExtend<kit.Messages>();
});

test('a ref has the type of its element', () => {
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
  // @ts-expect-error a button is not an input
  createElement(kit.Button, { ref: createRef<HTMLInputElement>() });
});

test('props for controlled state can be omitted, but cannot be undefined', () => {
  createElement(kit.Tabs, { label: 'Kinds', tabs: [] });
  createElement(kit.Select, { options: [], value: null });
  // @ts-expect-error undefined is not a state
  createElement(kit.Calendar, { ...lists, state: undefined });
  // @ts-expect-error a dialog is always controlled: open is missing
  createElement(kit.Dialog, { title: 'Brand', onOpenChange: nothing });
  // @ts-expect-error the view is part of the state
  createElement(kit.Calendar, { ...lists, view: 'month' });
});

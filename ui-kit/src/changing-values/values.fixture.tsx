import { type ComponentProps, useMemo, useState } from 'react';
import { Calendar } from '../calendar/Calendar.js';
import { configuration, entry, person } from '../log-table/form/entry-form.fixture.js';
import { LogTable } from '../log-table/LogTable.js';
import type { Entry } from '../logs/entry.js';
import type { FieldConfiguration } from '../logs/types.js';
import { ToastProvider } from '../primitives/Toast.js';
import { ShortcutProvider } from '../shortcuts/ShortcutProvider.js';
import { ThemeProvider } from '../theme/ThemeProvider.js';
import { type ChangingValuesOptions, changingValues } from './changing-values.js';

const OPTIONS = ['Idea', 'Draft', 'In review', 'Approved', 'Published', 'Canceled'];

export const TODAY = '2026-11-11';

export const PRIYA = '11111111-1111-4111-8111-111111111111';
export const MAYA = '22222222-2222-4222-8222-222222222222';

/** A field of each type that has a menu, and a text. */
export const valueFields: readonly FieldConfiguration[] = [
  configuration({
    fieldName: 'status',
    fieldLabel: 'Status',
    fieldType: 'dropdown',
    dropdownOptions: OPTIONS,
    options: OPTIONS.map((name) => ({
      ...{ id: name, name, color: null, isArchived: false },
      isDone: name === 'Published' || name === 'Canceled',
    })),
  }),
  configuration({
    fieldName: 'owner',
    fieldLabel: 'Owner',
    fieldType: 'person',
    options: [person(PRIYA, 'Priya Nair'), person(MAYA, 'Maya Okafor', { isMe: true })],
    displayOrder: 1,
  }),
  configuration({ fieldName: 'due', fieldLabel: 'Copy Due', fieldType: 'date', displayOrder: 2 }),
  configuration({ fieldName: 'legal', fieldLabel: 'Legal', fieldType: 'boolean', displayOrder: 3 }),
  configuration({
    fieldName: 'channels',
    fieldLabel: 'Channels',
    fieldType: 'multipleChoice',
    dropdownOptions: ['Blog', 'Newsletter', 'Pinterest'],
    displayOrder: 4,
  }),
  configuration({ fieldName: 'notes', fieldLabel: 'Notes', displayOrder: 5 }),
];

const TITLES = ['Cheese for a crowd', 'Gift cards', 'Storing a bike in winter'];

export const valueEntries: readonly Entry[] = TITLES.map((title, place) =>
  entry({
    id: `entry-${place}`,
    title,
    startDate: `2026-11-${17 + place}`,
    endDate: `2026-11-${17 + place}`,
    dynamicFields: {
      ...{ status: OPTIONS[2 - place] ?? null, owner: PRIYA, due: '2026-11-12' },
      ...{ channels: ['Blog'], notes: 'Twelve people' },
    },
  }),
);

interface HostProps extends Pick<ChangingValuesOptions, 'undo'> {
  /** Saves a value. By default, the value is saved. */
  onChange?: ChangingValuesOptions<Entry>['onChange'];
}

/** Keeps entries, and saves changes after `onChange` has succeeded. */
function useValues({ onChange, undo }: HostProps) {
  const [entries, setEntries] = useState(valueEntries);
  const features = useMemo(
    () => [
      changingValues<Entry>({
        ...(undo && { undo }),
        onChange: async (change) => {
          const done = await onChange?.(change);
          setEntries((before) =>
            before.map((one) =>
              one.id === change.entry.id
                ? {
                    ...one,
                    version: one.version + 1,
                    dynamicFields: { ...one.dynamicFields, [change.field.fieldName]: change.value },
                  }
                : one,
            ),
          );
          return done ?? {};
        },
      }),
    ],
    [onChange, undo],
  );
  return { entries, features };
}

function Frame({ children }: Pick<ComponentProps<typeof ThemeProvider>, 'children'>) {
  return (
    <ThemeProvider>
      <ShortcutProvider>
        <ToastProvider>{children}</ToastProvider>
      </ShortcutProvider>
    </ThemeProvider>
  );
}

/** A calendar in which users change values. */
export function ValuesInCalendar({
  onChange,
  undo,
  ...calendar
}: HostProps & Partial<ComponentProps<typeof Calendar>>) {
  const { entries, features } = useValues({ ...(onChange && { onChange }), ...(undo && { undo }) });
  const [openId, setOpenId] = useState<string | null>(null);
  const entry = entries.find(({ id }) => id === openId) ?? null;
  return (
    <Frame>
      <Calendar
        style={{ height: 800 }}
        today={TODAY}
        defaultState={{ view: 'month', date: TODAY }}
        fieldConfigurations={valueFields}
        entries={entries}
        features={features as ComponentProps<typeof Calendar>['features'] & object}
        details={{ entry, loading: false, error: false }}
        onSelectEntry={(selected) => setOpenId(selected.entry?.id ?? null)}
        onEdit={() => {}}
        {...calendar}
      />
    </Frame>
  );
}

/** A list in which users change values. */
export function ValuesInList({
  onChange,
  undo,
  ...list
}: HostProps & Partial<ComponentProps<typeof LogTable>>) {
  const { entries, features } = useValues({ ...(onChange && { onChange }), ...(undo && { undo }) });
  return (
    <Frame>
      <LogTable
        kind="blog"
        style={{ height: 600 }}
        today={TODAY}
        brands={[]}
        fieldConfigurations={valueFields}
        entries={entries}
        features={features}
        onEdit={() => {}}
        onDelete={() => {}}
        {...list}
      />
    </Frame>
  );
}

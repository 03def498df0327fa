import { useContext, useEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import guide from '../../docs/accessibility.mdx?raw';
import { LogTable } from '../log-table/LogTable.js';
import { shortcutKeys } from '../primitives/shortcut.js';
import { shortcutSheetMessages } from '../shortcuts/shortcut-messages.js';
import { shortcutsByGroup } from '../shortcuts/shortcut-order.js';
import {
  type Command,
  isShortcut,
  keysOf,
  type Shortcut,
  ShortcutContext,
} from '../shortcuts/shortcut-registry.js';
import { ACTIONS, actions, type Group } from './actions.fixture.js';
import { Planner } from './planner.fixture.js';

const { groups, keyName, to } = shortcutSheetMessages.english;

const GROUPS: Record<Group, string> = {
  calendar: 'Calendar',
  filters: 'Filters',
  views: 'Saved views',
  appearance: 'Appearance and printing',
  entries: 'Details of an entry',
  moving: 'Moving entries',
  selecting: 'Selecting several entries',
  creating: 'New entries',
  list: 'Lists',
  app: 'Everywhere',
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => '---')).replaceAll(' ', ''), ...rows.map(row)].join('\n');

/**
 * Formats a phrase that a screen reader speaks. Phrases that begin with 'polite:' or 'assertive:' are announcements.
 */
const spoken = (phrase: string) => {
  const announced = phrase.replace(/^(polite|assertive): /, '');
  return announced === phrase ? `“${phrase}”` : `announces “${announced}”`;
};

/** Returns the tables of actions, one for each group. */
const actionTables = () =>
  (Object.keys(ACTIONS) as Group[])
    .map((group) =>
      [
        `### ${GROUPS[group]}`,
        table(
          ['Action', 'Mouse', 'Keyboard', 'Taps', 'Screen reader'],
          actions(group).map(({ name, mouse, keyboard, taps, hears }) => [
            name,
            mouse,
            keyboard,
            taps,
            hears.map(spoken).join(', '),
          ]),
        ),
      ].join('\n\n'),
    )
    .join('\n\n');

const keysText = (shortcut: Shortcut) => {
  const all = keysOf(shortcut).map((keys) =>
    shortcutKeys(keys, false)
      .map(({ name }) => `<kbd>${keyName({ key: name })}</kbd>`)
      .join(' '),
  );
  return shortcut.isRange ? `${all[0]} ${to} ${all.at(-1)}` : all.join(' ');
};

/** Returns the table of shortcuts, in the order of the shortcut sheet. */
const shortcutTable = (shortcuts: readonly Shortcut[]) =>
  table(
    ['Key', 'Command', 'Where'],
    shortcutsByGroup(shortcuts).flatMap(({ group, members }) =>
      members.map((shortcut) => [keysText(shortcut), shortcut.label, groups[group]]),
    ),
  );

/** Replaces the content between the two comments that mark the beginning and end of a part of the guide. */
const withPart = (text: string, name: string, content: string) =>
  text.replace(
    new RegExp(`(\\{/\\* Begin ${name}.*\\*/\\})[^]*?(\\{/\\* End ${name} \\*/\\})`),
    (_all, begin, end) => `${begin}\n\n${content}\n\n${end}`,
  );

/** Exposes the registered commands. */
function Probe({ probe }: { probe: { read: () => readonly Command[] } }) {
  const registry = useContext(ShortcutContext);
  useEffect(() => {
    if (registry) probe.read = registry.commands;
  });
  return null;
}

/** Returns the shortcuts of all components. */
async function allShortcuts() {
  const probe: { read: () => readonly Command[] } = { read: () => [] };
  await render(
    <Planner>
      <LogTable
        kind="blog"
        entries={[]}
        brands={[]}
        fieldConfigurations={[]}
        onEdit={() => {}}
        onDelete={() => {}}
      />
      <Probe probe={probe} />
    </Planner>,
  );
  // Each of these shortcuts comes with code that loads on demand.
  const loaded = expect.arrayContaining(['ArrowLeft', 'ArrowUp', 'E', 'Delete', 'M', 'X']);
  const onEntry = () => probe.read().filter((command) => isShortcut(command) && command.group === 'entry');
  await expect.poll(() => onEntry().flatMap(keysOf)).toEqual(loaded);
  const shortcuts = probe.read().filter(isShortcut);
  const isSame = (one: Shortcut, other: Shortcut) =>
    one.group === other.group && keysText(one) === keysText(other);
  // The calendar and the list share some shortcuts. Each of these is returned only once.
  return shortcuts.filter((one, place) => shortcuts.findIndex((other) => isSame(one, other)) === place);
}

test('the guide contains the current tables of actions and shortcuts', async () => {
  const shortcuts = await allShortcuts();
  const current = withPart(withPart(guide, 'shortcuts', shortcutTable(shortcuts)), 'actions', actionTables());
  // `pnpm vitest run --project "ui-kit browser" guide --update` updates the guide.
  await expect(current).toMatchFileSnapshot('../../docs/accessibility.mdx');
});

test('the tables of actions mention every shortcut', async () => {
  const described = (Object.keys(ACTIONS) as Group[])
    .flatMap((group) => actions(group).map(({ keyboard }) => keyboard))
    .join('\n');
  for (const shortcut of await allShortcuts()) {
    const isDescribed = keysOf(shortcut).some((keys) =>
      described.includes(keysText({ ...shortcut, keys, isRange: false })),
    );
    expect(isDescribed, `${keysText(shortcut)}: ${shortcut.label}`).toBe(true);
  }
});

import { today as currentDay } from '@content-planner/model';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { CalendarDays, Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { colorStyle } from '../colors/color-style.js';
import { entryColor } from '../colors/entry-color.js';
import { formatLongDate, formatMonth, formatShortDate } from '../dates/format-date.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useLatest } from '../internal/use-latest.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Kbd } from '../primitives/Kbd.js';
import { shortcutKeys } from '../primitives/shortcut.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { shortcutSheetMessages } from '../shortcuts/shortcut-messages.js';
import { keysOf } from '../shortcuts/shortcut-registry.js';
import type { CommandPaletteProps } from './CommandPalette.js';
import type { PaletteDialogProps } from './PaletteDialog.js';
import { commandPaletteMessages } from './palette-messages.js';
import { commandResults, dateResults, highlighted } from './palette-results.js';

/** How long to wait after the last keystroke before searching for entries, in ms. */
const DELAY = 150;

const MAX_ENTRIES = 4;

const NO_ENTRIES: NonNullable<CommandPaletteProps['entries']> = [];

function Highlighted({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = highlighted(text, typed);
  return (
    <em>
      {before}
      {match && <b>{match}</b>}
      {after}
    </em>
  );
}

function Keys({ keys }: { keys: string }) {
  const text = useMessages(shortcutSheetMessages);
  return shortcutKeys(keys).map(({ name, sign }) => <Kbd key={name}>{text.keyName({ key: sign })}</Kbd>);
}

/**
 * Tells screen readers which result is selected. When the results change, cmdk still refers to the previously selected
 * result, which might no longer exist.
 */
function ActiveResult({ rootRef }: { rootRef: RefObject<HTMLElement | null> }) {
  useCommandState(({ value, selectedItemId }) => `${value} ${selectedItemId}`);
  useBeforePaint(() => {
    const root = rootRef.current;
    const active = root?.querySelector('[cmdk-item][aria-selected="true"]');
    for (const element of root?.querySelectorAll('[cmdk-input], [cmdk-list]') ?? []) {
      if (active) element.setAttribute('aria-activedescendant', active.id);
      else element.removeAttribute('aria-activedescendant');
    }
  });
  return null;
}

/** Searches for entries once the user stops typing. Returns the text of the last search. */
function useSearched(typed: string, onSearchEntries: CommandPaletteProps['onSearchEntries']): string {
  const [searched, setSearched] = useState('');
  const search = useLatest(onSearchEntries);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearched(typed);
      search.current?.({ text: typed });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => search.current?.({ text: '' }), []);
  return searched;
}

interface EntryResultProps {
  entry: NonNullable<CommandPaletteProps['entries']>[number];
  typed: string;
  onSelect: () => void;
}

/** An entry that matches what the user has typed. */
function EntryResult({ entry, typed, onSelect }: EntryResultProps) {
  const { locale, brands } = useKit();
  const text = useMessages(commandPaletteMessages);
  const { id, kind, title, startDate, endDate, color, brandId } = entry;
  const described = useKindOf()(kind);
  const { icon: Icon } = described;
  const brandColor = brands.find((brand) => brand.id === brandId)?.color ?? null;
  const [from, to] = [formatShortDate(startDate, locale), formatShortDate(endDate, locale)];
  return (
    <Cmdk.Item value={`entry ${id}`} onSelect={onSelect}>
      <Icon
        data-entry=""
        size={16}
        strokeWidth={1.75}
        style={colorStyle(entryColor({ kind: described, color, brandColor }))}
      />
      <span dir="auto">
        <Highlighted text={title} typed={typed} />
        {` · ${described.badge}`}
      </span>
      <span>{from === to ? from : text.dateRange({ from, to })}</span>
    </Cmdk.Item>
  );
}

/** The content, which is mounted each time the palette opens. */
export function PaletteResults({
  commands,
  onGoToDate,
  onSearchEntries,
  entries = NO_ENTRIES,
  entryCount,
  onOpenEntry,
  onOpenAllEntries,
  today = currentDay(),
  recent,
  onRun,
  loading = false,
  input,
  onTextChange,
  close,
}: PaletteDialogProps & { input: string; onTextChange: (text: string) => void; close: () => void }) {
  const { locale } = useKit();
  const text = useMessages(commandPaletteMessages);
  const rootRef = useRef<HTMLDivElement>(null);
  const typed = input.trim();
  const searched = useSearched(typed, onSearchEntries);
  const dates = onGoToDate ? dateResults(typed, { today, locale, text }) : [];
  const found = typed !== '' && searched === typed && onOpenEntry ? entries.slice(0, MAX_ENTRIES) : [];
  const all = found.length > 0 && onOpenAllEntries && entryCount !== undefined && entryCount > found.length;
  const offered = commandResults(commands, typed, recent);
  const count = dates.length + found.length + (all ? 1 : 0) + offered.length;
  const resultText = count > 0 ? text.resultCount({ count }) : text.noResults;
  /** Closes the palette before the command runs, so that the palette does not cover a dialog that the command opens. */
  const choose = (run: () => void) => () => {
    close();
    run();
  };
  const isSearching = onSearchEntries !== undefined && typed !== '' && (searched !== typed || loading);
  const groups: { heading: string; items: ReactNode[] }[] = [
    {
      heading: text.dates,
      items: dates.map(({ date, name, isMonth }) => {
        const value = `${isMonth ? 'month' : 'date'} ${date}`;
        const day = isMonth ? formatMonth(date, locale) : formatLongDate(date, locale);
        return (
          <Cmdk.Item key={value} value={value} onSelect={choose(() => onGoToDate?.({ date }))}>
            <CalendarDays size={16} strokeWidth={1.75} />
            <span>
              {name && (
                <>
                  <Highlighted text={name} typed={typed} />
                  {' · '}
                </>
              )}
              {name ? day : <em>{day}</em>}
            </span>
            <span>{text.goTo}</span>
          </Cmdk.Item>
        );
      }),
    },
    {
      heading: text.entries,
      items: [
        ...found.map((entry) => (
          <EntryResult
            key={entry.id}
            entry={entry}
            typed={typed}
            onSelect={choose(() => onOpenEntry?.({ entry }))}
          />
        )),
        ...(all
          ? [
              <Cmdk.Item
                key="all"
                value="all entries"
                onSelect={choose(() => onOpenAllEntries({ text: typed }))}
              >
                <span>{text.allEntries({ count: entryCount, text: typed })}</span>
              </Cmdk.Item>,
            ]
          : []),
      ],
    },
    {
      heading: text.commands,
      items: offered.map((command) => (
        <Cmdk.Item
          key={command.label}
          value={`command ${command.label}`}
          onSelect={choose(() => {
            onRun({ command });
            command.run?.({ key: '' });
          })}
        >
          {command.icon}
          <span>
            <Highlighted text={command.label} typed={typed} />
          </span>
          {keysOf(command).map((keys) => (
            <span key={keys}>
              <Keys keys={keys} />
            </span>
          ))}
        </Cmdk.Item>
      )),
    },
  ];
  return (
    // The palette filters the results itself. Ctrl+K focuses the field, so turn off cmdk's Vim bindings, which use Ctrl+K
    // to move the selection.
    <Cmdk ref={rootRef} label={text.palette} shouldFilter={false} vimBindings={false} loop>
      <div data-field="">
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <Cmdk.Input value={input} onValueChange={onTextChange} placeholder={text.placeholder} />
      </div>
      <Cmdk.List label={text.results}>
        {groups.map(
          ({ heading, items }) =>
            items.length > 0 && (
              <Cmdk.Group key={heading} heading={heading}>
                {items}
              </Cmdk.Group>
            ),
        )}
      </Cmdk.List>
      <ActiveResult rootRef={rootRef} />
      {count === 0 && !isSearching && <p data-none="">{text.noResults}</p>}
      <VisuallyHidden role="status">
        {typed !== '' && searched === typed && !isSearching && resultText}
      </VisuallyHidden>
      <div data-keys="" aria-hidden="true">
        <span>
          <Keys keys="ArrowUp+ArrowDown" /> {text.choose}
        </span>
        <span>
          <Keys keys="Enter" /> {text.open}
        </span>
        <span>
          <Keys keys="Escape" /> {input === '' ? text.close : text.clear}
        </span>
      </div>
    </Cmdk>
  );
}

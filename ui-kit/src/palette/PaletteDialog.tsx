import { type CalendarDate, today as currentDay } from '@content-planner/model';
import { Command as Cmdk, useCommandState } from 'cmdk';
import { CalendarDays, Search } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../colors/color-style.js';
import { entryColor } from '../colors/entry-color.js';
import { formatLongDate, formatMonth, formatShortDate } from '../dates/format-date.js';
import { perOpening } from '../internal/per-opening.js';
import { useBeforePaint } from '../internal/use-before-paint.js';
import { useCloseOnBack } from '../internal/use-close-on-back.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { focusInstead, NO_TRAIL, openTrail, returnFocus } from '../primitives/dialog-focus.js';
import { fullWindow } from '../primitives/float-style.js';
import { Kbd } from '../primitives/Kbd.js';
import { Modal, ModalContent, ModalOverlay } from '../primitives/Modal.js';
import { shortcutKeys } from '../primitives/shortcut.js';
import { isInToast } from '../primitives/toast-region.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { focusDay } from '../shortcuts/focus-day.js';
import { shortcutSheetMessages } from '../shortcuts/shortcut-messages.js';
import { type Command, keysOf } from '../shortcuts/shortcut-registry.js';
import { tint } from '../theme/tint.js';
import type { CommandPaletteProps } from './CommandPalette.js';
import { commandPaletteMessages } from './palette-messages.js';
import { commandResults, dateResults, highlighted } from './palette-results.js';

/** Props of PaletteDialog. */
export interface PaletteDialogProps extends CommandPaletteProps {
  open: boolean;
  onOpenChange: (change: { open: boolean }) => void;
  commands: readonly Command[];
  /** The ids of the user's recent commands, the most recent one first. */
  recent: readonly string[];
  onRun: (run: { command: Command }) => void;
  /** What the user has typed before the dialog was displayed. */
  initialText: string;
}

/** How long to wait after the last keystroke before searching for entries, in ms. */
const DELAY = 150;

const MAX_ENTRIES = 4;

const NO_ENTRIES: NonNullable<CommandPaletteProps['entries']> = [];

const Scrim = styled(ModalOverlay)`
  ${fullWindow}
  z-index: var(--cp-z-dialog);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  padding: min(96px, 10vh) 12px 12px;
  background: var(--cp-surface-scrim);

  @media (max-width: 767.98px) {
    padding-block-start: 12px;
  }
`;

const Content = styled(ModalContent)`
  --cp-entry-surface: var(--cp-surface-float);
  width: 640px;
  max-width: 100%;
  border: 1px solid var(--cp-border-dialog);
  border-radius: var(--cp-radius-lg);
  background: var(--cp-surface-float);
  box-shadow: var(--cp-shadow-dialog);
  color: var(--cp-text-primary);
  overflow: hidden;

  &:focus-visible {
    outline: none;
  }
  [data-field] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-3);
    padding-inline: var(--cp-space-4);
    border-block-end: 1px solid var(--cp-border-default);
    color: var(--cp-text-tertiary);
  }
  [data-field] > input {
    flex: 1;
    min-width: 0;
    height: 52px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-md);
  }
  [data-field] > input:focus-visible {
    outline: none;
  }
  [data-field] > input::placeholder {
    color: var(--cp-text-tertiary);
    opacity: 1;
  }
  [cmdk-list] {
    max-height: min(440px, 60dvh);
    padding: 6px;
    overflow: auto;
    scroll-padding-block: 6px;
  }
  [cmdk-list]:empty,
  [cmdk-list]:has(> [cmdk-list-sizer]:empty) {
    padding: 0;
  }
  [cmdk-list]:focus-visible {
    outline: none;
  }
  [cmdk-group-heading] {
    padding: 6px 10px 4px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-3);
    min-height: 36px;
    padding: 4px 10px;
    border-radius: var(--cp-radius-sm);
    color: var(--cp-text-secondary);
    cursor: pointer;
  }
  [cmdk-item][aria-selected='true'] {
    background: var(--cp-surface-active);
  }
  [cmdk-item] > svg {
    ${tint}
    flex: none;
    color: var(--cp-text-tertiary);
  }
  [cmdk-item] > svg[data-entry] {
    color: var(--cp-entry-icon);
  }
  [cmdk-item] > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Aligns text without an icon with text that has one. */
  [cmdk-item] > span:first-child {
    padding-inline-start: calc(16px + var(--cp-space-3));
  }
  [cmdk-item] > span:first-of-type > em {
    color: var(--cp-text-primary);
    font-style: normal;
  }
  [cmdk-item] b {
    font-weight: var(--cp-weight-semibold);
  }
  [cmdk-item] > span:nth-of-type(2) {
    display: inline-flex;
    flex: none;
    gap: 3px;
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-none] {
    padding: var(--cp-space-6) var(--cp-space-4);
    color: var(--cp-text-secondary);
    text-align: center;
  }
  [data-keys] {
    display: flex;
    flex-wrap: wrap;
    gap: 6px var(--cp-space-4);
    padding: 10px var(--cp-space-4);
    border-block-start: 1px solid var(--cp-border-default);
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
  [data-keys] > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  @media (pointer: coarse) {
    [cmdk-item] {
      min-height: 44px;
    }
    [data-field] > input {
      font-size: 16px;
    }
    [data-keys] {
      display: none;
    }
  }
  @media (forced-colors: active) {
    [cmdk-item][aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

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

/** The content, which is mounted each time the palette opens. */
function Results({
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
  const { locale, brands } = useKit();
  const text = useMessages(commandPaletteMessages);
  const kindOf = useKindOf();
  const rootRef = useRef<HTMLDivElement>(null);
  const typed = input.trim();
  const [searched, setSearched] = useState('');
  const search = useRef(onSearchEntries);
  useEffect(() => {
    search.current = onSearchEntries;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSearched(typed);
      search.current?.({ text: typed });
    }, DELAY);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => () => search.current?.({ text: '' }), []);

  const dates = onGoToDate ? dateResults(typed, { today, locale, text }) : [];
  const found = typed !== '' && searched === typed && onOpenEntry ? entries.slice(0, MAX_ENTRIES) : [];
  const all = found.length > 0 && onOpenAllEntries && entryCount !== undefined && entryCount > found.length;
  const offered = commandResults(commands, typed, recent);
  const count = dates.length + found.length + (all ? 1 : 0) + offered.length;
  const resultText = count > 0 ? text.resultCount({ count }) : text.noResults;
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
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
        ...found.map((entry) => {
          const { id, kind, title, startDate, endDate, color, brandId } = entry;
          const described = kindOf(kind);
          const { icon: Icon } = described;
          const brand = brandId === null ? undefined : brandOf.get(brandId);
          const [from, to] = [formatShortDate(startDate, locale), formatShortDate(endDate, locale)];
          return (
            <Cmdk.Item key={id} value={`entry ${id}`} onSelect={choose(() => onOpenEntry?.({ entry }))}>
              <Icon
                data-entry=""
                size={16}
                strokeWidth={1.75}
                style={colorStyle(entryColor({ kind: described, color, brandColor: brand?.color ?? null }))}
              />
              <span dir="auto">
                <Highlighted text={title} typed={typed} />
                {` · ${described.badge}`}
              </span>
              <span>{from === to ? from : text.dateRange({ from, to })}</span>
            </Cmdk.Item>
          );
        }),
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

/** The dialog of the command palette. */
export const PaletteDialog = perOpening(function PaletteDialog(props: PaletteDialogProps, ref) {
  const {
    open,
    onOpenChange,
    commands,
    recent,
    onRun,
    initialText,
    onGoToDate,
    onSearchEntries,
    entries,
    entryCount,
    loading,
    onOpenEntry,
    onOpenAllEntries,
    today,
    ...rest
  } = props;
  const text = useMessages(commandPaletteMessages);
  const [input, setInput] = useState(initialText);
  const trail = useRef(NO_TRAIL);
  /** The date that the user has chosen to go to. Once the palette has closed, the day receives focus. */
  const wentTo = useRef<CalendarDate | null>(null);
  const close = () => onOpenChange({ open: false });
  useCloseOnBack(open, close);
  return (
    <Modal open={open}>
      <Scrim>
        <Content
          aria-label={text.palette}
          {...rest}
          ref={ref}
          onDismiss={close}
          onInteractOutside={(event) => {
            if (isInToast(event.target)) event.preventDefault();
          }}
          onEscapeKeyDown={(event) => {
            if (input === '') return;
            event.preventDefault();
            // During an IME composition, Escape only cancels the composition.
            if (!event.isComposing) setInput('');
          }}
          onOpenAutoFocus={(event) => {
            trail.current = openTrail(event.currentTarget);
            // Radix would select the text, and the next key would replace it.
            focusInstead(event, { current: (event.currentTarget as HTMLElement).querySelector('input') });
          }}
          onCloseAutoFocus={(event) => {
            returnFocus(event, trail.current);
            if (wentTo.current) focusDay(wentTo.current);
          }}
        >
          <Results
            {...props}
            {...(onGoToDate && {
              onGoToDate: ({ date }) => {
                wentTo.current = date;
                onGoToDate({ date });
              },
            })}
            input={input}
            onTextChange={setInput}
            close={close}
          />
        </Content>
      </Scrim>
    </Modal>
  );
});

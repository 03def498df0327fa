import type { CalendarDate } from '@content-planner/model';
import {
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../../colors/color-style.js';
import { kindColor } from '../../colors/entry-color.js';
import { formatLongDate, formatMediumDay, formatSpan } from '../../dates/format-date.js';
import { filterMessages } from '../../filters/filter-messages.js';
import { useMediaQuery } from '../../internal/use-media-query.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import type { LogKind } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { Popover, type PopoverProps } from '../../primitives/Popover.js';
import { Select } from '../../primitives/Select.js';
import { Sheet } from '../../primitives/Sheet.js';
import { isSubmitKey, submitShortcut } from '../../primitives/submit-key.js';
import { TextInput } from '../../primitives/TextInput.js';
import { Tooltip } from '../../primitives/Tooltip.js';
import { tint } from '../../theme/tint.js';
import { spansDays } from '../move/spans-days.js';
import { missingFields } from './missing-fields.js';
import { quickCreateMessages } from './quick-create-messages.js';
import { QUICK_CREATE_KEY, storeChoice, storedChoice } from './stored-choice.js';

/** The entry that the user describes in {@link QuickCreate}. */
export interface QuickEntry {
  kind: LogKind;
  /** The trimmed title. It is never empty in `onCreate`, but can be empty in `onMore`. */
  title: string;
  startDate: CalendarDate;
  /** The last day, inclusive. Equal to `startDate` for a single day. */
  endDate: CalendarDate;
  brandId: string | null;
}

/** Props of {@link QuickCreate}. All other props are passed to the card; a sheet ignores them. */
export interface QuickCreateProps
  extends Omit<
    PopoverProps,
    'trigger' | 'anchorRef' | 'open' | 'defaultOpen' | 'onOpenChange' | 'initialFocusRef' | 'children'
  > {
  open: boolean;
  /**
   * Called when the user closes the card or creates an entry. An unsaved title reappears if the card opens for the same
   * day again.
   */
  onOpenChange: (change: { open: boolean }) => void;
  /** The day of the new entry. */
  startDate: CalendarDate;
  /** The last day of the new entry. If it differs from `startDate`, the entry is an event. Defaults to `startDate`. */
  endDate?: CalendarDate;
  /** The element that the card opens next to, such as the day's button. Focus returns to this element. */
  anchorRef: RefObject<HTMLElement | null>;
  /** The brand of new entries, such as the only brand in the filter. Defaults to the last chosen brand. */
  defaultBrandId?: string | null;
  /**
   * The `localStorage` key under which the card remembers the last chosen kind and brand. If several users share a
   * browser, use a separate key for each user.
   * @default QUICK_CREATE_KEY
   */
  storageKey?: string;
  /**
   * Called with the new entry when the card opens and after each change, and with null when the card closes. Display
   * the entry in your calendar. The entry's title can be empty.
   */
  onDraftChange?: (change: { entry: QuickEntry | null }) => void;
  /**
   * Called when the user creates an entry. If the result is a promise, the card stays open until the promise
   * resolves. If the promise resolves to false or rejects, the card stays open and keeps the title. In this case,
   * display the reason in a toast.
   */
  onCreate: (created: { entry: QuickEntry }) => unknown;
  /**
   * Called when the user chooses to continue in the complete form, with what they have entered so far. The card closes.
   */
  onMore: (continued: { entry: QuickEntry }) => void;
  /** Whether the card is a sheet at the bottom edge. By default, it is a sheet in windows narrower than 768 px. */
  compact?: boolean;
}

/** Returns whether a day is so tall that there is no room for the card below it. */
const isTall = (anchor: HTMLElement | null): boolean =>
  anchor !== null && anchor.offsetHeight > window.innerHeight / 2;

const Card = styled.form`
  width: 550px;
  max-width: 100%;

  [data-head] {
    display: flex;
    align-items: center;
    gap: var(--cp-space-3);
    padding: 12px 14px 10px var(--cp-space-4);
    border-block-end: 1px solid var(--cp-border-default);
  }
  [data-head] > input {
    flex: 1;
    min-width: 0;
    height: 28px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--cp-text-primary);
    font-size: var(--cp-text-md);
  }
  [data-head] > input:focus-visible {
    outline: none;
  }
  [data-head] > input::placeholder {
    color: var(--cp-text-tertiary);
    opacity: 1;
  }
  [data-head] > span {
    flex: none;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
  [data-row] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--cp-space-1);
    padding: var(--cp-space-2);
  }
  [data-brand] {
    flex: 1;
    min-width: 120px;
    max-width: 190px;
    margin-inline-end: auto;
  }
  [data-brand] > button {
    height: 32px;
    border-color: transparent;
    background: none;
  }
`;

const SheetForm = styled.form`
  display: grid;
  gap: var(--cp-space-3);
  padding-block: var(--cp-space-1);

  > p:first-of-type {
    margin-block-end: calc(-1 * var(--cp-space-1));
  }
  > p {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-sm);
  }
  input[type='text'],
  [data-brand] > button {
    height: 44px;
    font-size: 16px;
  }
  [role='radiogroup'] > label {
    flex: 1;
    height: 44px;
  }
`;

const Missing = styled.p`
  padding: 0 var(--cp-space-4) 10px;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
`;

const Kinds = styled.div`
  display: flex;
  gap: 2px;

  > label {
    ${tint}
    position: relative;
    display: inline-grid;
    place-content: center;
    width: 32px;
    height: 32px;
    border: 1.5px solid transparent;
    border-radius: var(--cp-radius-sm);
    color: var(--cp-text-tertiary);
    cursor: pointer;
  }
  > label:hover {
    background: var(--cp-surface-hover);
  }
  > label:has(:checked) {
    border-color: var(--cp-entry-bar);
    background: var(--cp-entry-bg);
    color: var(--cp-entry-icon);
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }
  > label > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > label {
      width: 40px;
      height: 40px;
    }
  }
  @media (forced-colors: active) {
    > label:has(:checked) {
      border-color: Highlight;
    }
  }
`;

/**
 * A small card for creating an entry on a day, with a title, a kind and a brand. Enter creates the entry, also after
 * choosing a kind or a brand, because focus then returns to the title. Ctrl+Enter creates the entry and keeps the card
 * open for the next entry. The browser remembers the kind and the brand. An unsaved title reappears if the card opens
 * for the same day again. In small windows, a sheet replaces the card. `Calendar` includes this component if
 * `onQuickCreate` is set.
 *
 * @example
 * <QuickCreate open={open} onOpenChange={({ open }) => setOpen(open)} startDate="2026-11-24" anchorRef={menuRef}
 *   onCreate={({ entry }) => save(entry)} onMore={({ entry }) => edit(entry)} />
 */
export const QuickCreate = forwardRef<HTMLDivElement, QuickCreateProps>(function QuickCreate(
  {
    open,
    onOpenChange,
    startDate,
    endDate = startDate,
    anchorRef,
    defaultBrandId,
    storageKey = QUICK_CREATE_KEY,
    onDraftChange,
    onCreate,
    onMore,
    compact,
    ...rest
  },
  ref,
) {
  const { locale, brands, fields: fieldConfigurations } = useKit();
  const text = useMessages(quickCreateMessages);
  const filterText = useMessages(filterMessages);
  const { list, of: kindOf } = useKinds();
  const id = useId();
  const isSmallWindow = useMediaQuery('(width < 768px)');
  const isSheet = compact ?? isSmallWindow;
  const titleRef = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState({ date: startDate, title: '' });
  const [stored] = useState(() => storedChoice(storageKey, list));
  const [lastKind, setLastKind] = useState<LogKind | undefined>(stored.kind);
  const [picked, setPicked] = useState<
    { brandId: string | null; instead?: string | null | undefined } | undefined
  >(stored.brandId === undefined ? undefined : { brandId: stored.brandId });
  const [busy, setBusy] = useState(false);
  const shownDate = useRef(startDate);
  useEffect(() => {
    shownDate.current = startDate;
  });

  const isRange = endDate !== startDate;
  const offered = list.filter((one) => !isRange || spansDays(one));
  const { kind } = offered.find((one) => one.kind === lastKind) ?? offered[0] ?? kindOf('event');
  const title = draft.date === startDate ? draft.title : '';
  // A brand that the user picks overrides the default only until the default changes.
  const wanted =
    picked && picked.instead === defaultBrandId ? picked.brandId : (defaultBrandId ?? picked?.brandId);
  const brandId = brands.some((brand) => brand.id === wanted) ? (wanted ?? null) : null;
  const missing = missingFields(fieldConfigurations, kind);
  const entry: QuickEntry = { kind, title: title.trim(), startDate, endDate, brandId };
  const isReady = entry.title !== '' || missing.length > 0;

  const report = useRef(onDraftChange);
  useEffect(() => {
    report.current = onDraftChange;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is a new object in each render
  useEffect(() => {
    report.current?.({ entry: open ? entry : null });
  }, [open, kind, entry.title, startDate, endDate, brandId]);

  const close = () => onOpenChange({ open: false });
  const clear = () => setDraft((last) => (last.date === startDate ? { ...last, title: '' } : last));
  const more = () => {
    clear();
    close();
    onMore({ entry });
  };
  const create = async ({ stays }: { stays: boolean }) => {
    if (!isReady || busy) return titleRef.current?.focus();
    if (missing.length > 0) return more();
    setBusy(true);
    const isCreated = await Promise.resolve(onCreate({ entry })).then(
      (result) => result !== false,
      () => false,
    );
    setBusy(false);
    if (isCreated) clear();
    // If the user has opened the card for another day in the meantime, the card stays open.
    if (shownDate.current !== startDate) return;
    if (isCreated && !stays) close();
    else titleRef.current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // In React, events bubble out of portals. Without this call, the event would also submit a form around the portal.
    event.stopPropagation();
    create({ stays: false });
  };
  // Runs before the focused control's handler. Otherwise, Ctrl+Enter on the brand field would open its list.
  const onKeyDownCapture = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    create({ stays: true });
  };

  const span = formatSpan(startDate, endDate, locale);
  const dates = isRange ? `${span.from} – ${span.to}` : formatMediumDay(startDate, locale);
  const field = {
    ref: titleRef,
    'aria-label': text.entryTitle,
    placeholder: text.entryTitle,
    autoComplete: 'off',
    maxLength: 300,
    value: title,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setDraft({ date: startDate, title: target.value }),
  };
  const kinds = (
    <Kinds role="radiogroup" aria-label={text.entryKind}>
      {offered.map((described) => {
        const { kind: one, icon: Icon } = described;
        return (
          <Tooltip key={one} content={described.badge}>
            <label style={colorStyle(kindColor(described))}>
              <input
                type="radio"
                name={`${id}-kind`}
                value={one}
                checked={one === kind}
                aria-label={described.badge}
                onChange={() => {
                  setLastKind(one);
                  storeChoice(storageKey, list, { kind: one });
                }}
                onClick={({ detail }) => {
                  // Arrow keys also cause clicks, and must not leave the group.
                  if (detail > 0 && !isSheet) titleRef.current?.focus();
                }}
              />
              <Icon size={16} strokeWidth={1.75} />
            </label>
          </Tooltip>
        );
      })}
    </Kinds>
  );
  const brand = (
    <div data-brand="">
      <Select
        aria-label={text.entryBrand}
        options={brands.map(({ id: value, name, color }) => ({
          value,
          label: name,
          start: <ColorDot color={color} />,
        }))}
        value={brandId}
        emptyLabel={filterText.noBrand}
        {...(!isSheet && { nextFocusRef: titleRef })}
        onValueChange={({ value }) => {
          setPicked({ brandId: value, instead: defaultBrandId });
          storeChoice(storageKey, list, { brandId: value });
        }}
      />
    </div>
  );
  const formId = `${id}-form`;
  const buttons = (
    <>
      <Button variant={isSheet ? 'default' : 'ghost'} onClick={more}>
        {text.moreFields}
      </Button>
      <Button
        type="submit"
        variant="primary"
        form={formId}
        disabled={!isReady}
        aria-keyshortcuts={submitShortcut()}
        {...(isSheet && { style: { flex: 1 } })}
      >
        {missing.length > 0 ? text.continueInForm : text.createEntry}
      </Button>
    </>
  );
  const required =
    missing.length > 0 && text.alsoRequired({ fields: new Intl.ListFormat(locale).format(missing) });
  const form = { id: formId, 'aria-busy': busy, noValidate: true, onSubmit, onKeyDownCapture };

  if (isSheet)
    return (
      <Sheet
        open={open}
        onOpenChange={onOpenChange}
        title={isRange ? dates : formatLongDate(startDate, locale)}
        closeLabel={text.close}
        initialFocusRef={titleRef}
        returnFocusRef={anchorRef}
        footer={buttons}
      >
        <SheetForm {...form}>
          <TextInput {...field} />
          <p aria-hidden="true">{kindOf(kind).badge}</p>
          {kinds}
          {brand}
          {required && <p>{required}</p>}
        </SheetForm>
      </Sheet>
    );
  return (
    <Popover
      side={isTall(anchorRef.current) ? 'right' : 'bottom'}
      aria-label={text.newEntryOn({ date: isRange ? dates : formatLongDate(startDate, locale), isRange })}
      {...rest}
      ref={ref}
      open={open}
      onOpenChange={onOpenChange}
      anchorRef={anchorRef}
      initialFocusRef={titleRef}
    >
      <Card {...form}>
        <div data-head="">
          <input type="text" {...field} />
          <span>{text.kindOn({ kind: kindOf(kind).badge, date: dates, isRange })}</span>
        </div>
        <div data-row="">
          {kinds}
          {brand}
          {buttons}
        </div>
        {required && <Missing>{required}</Missing>}
      </Card>
    </Popover>
  );
});

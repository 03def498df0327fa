import type { CalendarDate } from '@content-planner/model';
import {
  type FormEvent,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react';
import { formatLongDate, formatMediumDay, formatSpan } from '../../dates/format-date.js';
import { filterMessages } from '../../filters/filter-messages.js';
import { useLatest } from '../../internal/use-latest.js';
import { useMediaQuery } from '../../internal/use-media-query.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { Dialog } from '../../primitives/Dialog.js';
import { Popover, type PopoverProps } from '../../primitives/Popover.js';
import { Select } from '../../primitives/Select.js';
import { isSubmitKey, submitShortcut } from '../../primitives/submit-key.js';
import { TextInput } from '../../primitives/TextInput.js';
import { KindRadios } from './KindRadios.js';
import { quickCreateMessages } from './quick-create-messages.js';
import { Card, Missing, SheetForm } from './quick-create-style.js';
import { QUICK_CREATE_KEY } from './stored-choice.js';
import { type QuickEntry, useQuickEntry } from './use-quick-entry.js';

export type { QuickEntry } from './use-quick-entry.js';

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

interface BrandChoiceProps {
  value: string | null;
  onChange: (brandId: string | null) => void;
  nextFocusRef: RefObject<HTMLInputElement | null> | undefined;
}

function BrandChoice({ value, onChange, nextFocusRef }: BrandChoiceProps) {
  const { brands } = useKit();
  const text = useMessages(quickCreateMessages);
  const { noBrand } = useMessages(filterMessages);
  return (
    <div data-brand="">
      <Select
        aria-label={text.entryBrand}
        options={brands.map(({ id, name, color }) => ({
          value: id,
          label: name,
          start: <ColorDot color={color} />,
        }))}
        value={value}
        emptyLabel={noBrand}
        {...(nextFocusRef && { nextFocusRef })}
        onValueChange={(chosen) => onChange(chosen.value)}
      />
    </div>
  );
}

interface ButtonsProps {
  isSheet: boolean;
  formId: string;
  isReady: boolean;
  /** Whether the form has all required fields. */
  isComplete: boolean;
  more: () => void;
}

function Buttons({ isSheet, formId, isReady, isComplete, more }: ButtonsProps) {
  const text = useMessages(quickCreateMessages);
  return (
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
        {isComplete ? text.createEntry : text.continueInForm}
      </Button>
    </>
  );
}

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
  const { locale } = useKit();
  const text = useMessages(quickCreateMessages);
  const { of: kindOf } = useKinds();
  const id = useId();
  const isSmallWindow = useMediaQuery('(width < 768px)');
  const isSheet = compact ?? isSmallWindow;
  const titleRef = useRef<HTMLInputElement>(null);
  const { entry, title, setTitle, clear, offered, setKind, setBrand, missing } = useQuickEntry({
    ...{ open, startDate, endDate, defaultBrandId, storageKey, onDraftChange },
  });
  const { kind, brandId } = entry;
  const isRange = endDate !== startDate;
  const isReady = entry.title !== '' || missing.length > 0;
  const [busy, setBusy] = useState(false);
  const shownDate = useLatest(startDate);

  const close = () => onOpenChange({ open: false });
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
    onChange: ({ target }: { target: HTMLInputElement }) => setTitle(target.value),
  };
  const kinds = (
    <KindRadios
      offered={offered}
      value={kind}
      onChange={setKind}
      onClick={() => {
        if (!isSheet) titleRef.current?.focus();
      }}
    />
  );
  const brand = (
    <BrandChoice value={brandId} onChange={setBrand} nextFocusRef={isSheet ? undefined : titleRef} />
  );
  const formId = `${id}-form`;
  const buttons = <Buttons {...{ isSheet, formId, isReady, more }} isComplete={missing.length === 0} />;
  const required =
    missing.length > 0 && text.alsoRequired({ fields: new Intl.ListFormat(locale).format(missing) });
  const form = { id: formId, 'aria-busy': busy, noValidate: true, onSubmit, onKeyDownCapture };

  if (isSheet)
    return (
      <Dialog
        data-sheet=""
        open={open}
        onOpenChange={onOpenChange}
        title={isRange ? dates : formatLongDate(startDate, locale)}
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
      </Dialog>
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

import type { CalendarDate, Field } from '@content-planner/model';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../../calendar/use-today.js';
import { mergeRefs } from '../../internal/merge-refs.js';
import { perOpening } from '../../internal/per-opening.js';
import { useLatest } from '../../internal/use-latest.js';
import { useMediaQuery } from '../../internal/use-media-query.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useMessages } from '../../kit/use-messages.js';
import type { CalendarEntry } from '../../logs/types.js';
import { Button } from '../../primitives/Button.js';
import { FormDialog, type OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { formProblems } from './form-problems.js';
import { newLinkDialogMessages } from './new-link-messages.js';
import { SharingFields } from './SharingFields.js';
import { SharingPreview } from './SharingPreview.js';
import { firstDay, type SharingForm, sharingForm, sharingValues } from './sharing-form.js';
import type { AccessToken, NewLinkKind, SubmittedAccessToken } from './types.js';

/** Props of {@link NewLinkDialog}. All other props are passed to the dialog element. */
export interface NewLinkDialogProps extends OwnFormDialogProps {
  /** What to create. Ignored if there is a `token`. For feeds, use `SubscribeDialog`. @default 'link' */
  kind?: NewLinkKind;
  /** The token to edit; null to create one. */
  token?: AccessToken | null;
  /** All fields. Links and embeds can include built-in ones and those that can be shown to clients. */
  fields?: readonly Field[];
  /**
   * The team's entries in the preview's month and after it. The preview displays only entries in the selected scope, and
   * opens the first month that has some.
   */
  entries: readonly CalendarEntry[];
  /**
   * For a frozen link: the entries in these months that are stored with the link. The preview displays these
   * entries while the link remains frozen.
   */
  frozenEntries?: readonly CalendarEntry[];
  /**
   * Called with a day in the first month that the preview can display when the dialog opens, and whenever that changes.
   * Load the `entries` of that month and of some after it.
   */
  onMonthChange?: (change: { date: CalendarDate }) => void;
  /** Called with valid values. For a new token, display the secret that the server returns: see `LinkReadyDialog`. */
  onSubmit: (submission: {
    kind: NewLinkKind;
    token: AccessToken | null;
    values: SubmittedAccessToken;
  }) => void;
  /** Error messages from the server, keyed by field. */
  fieldErrors?: Partial<Record<keyof SubmittedAccessToken, string>>;
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}

/** Matches small windows, in which a button replaces the form with the preview. */
const NARROW = '(width < 1000px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: 392px minmax(0, 1fr);
  gap: var(--cp-space-6);

  & > [data-preview] {
    display: grid;
    margin: -4px calc(-1 * var(--cp-space-6)) calc(-1 * var(--cp-space-5)) 0;
    margin-inline: 0 calc(-1 * var(--cp-space-6));
    padding: var(--cp-space-3) var(--cp-space-4) var(--cp-space-4);
    border-block-start: 1px solid var(--cp-border-default);
    border-inline-start: 1px solid var(--cp-border-default);
    background: var(--cp-surface-canvas);
  }
  /* A form that is taller than the dialog scrolls beside the preview, which remains visible. */
  & > [data-preview] > * {
    position: sticky;
    inset-block-start: var(--cp-space-3);
    align-self: start;
  }

  @media ${NARROW} {
    display: block;

    & > [data-preview] {
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
    }
    & > [data-preview] > * {
      position: static;
    }
    & > [hidden] {
      display: none;
    }
    & > div > p {
      margin-block-start: var(--cp-space-4);
    }
  }
`;

const Note = styled.p`
  max-width: 60ch;
  align-self: center;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/**
 * Creates or edits a link, an embed or a key. Displays a preview of the entries that the link, embed or key gives
 * access to. Users choose the brands, types, fields, visible period, expiry and, for links, the password and
 * whether the content is frozen. The form resets each time the dialog opens. The dialog closes only when `open` becomes
 * false.
 *
 * @example
 * <NewLinkDialog open={open} kind="link" fields={fields} entries={entries} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ kind, values }) => create({ kind, ...values })} />
 */
export const NewLinkDialog = perOpening(function NewLinkDialog(
  {
    kind: givenKind = 'link',
    token = null,
    fields = [],
    entries,
    frozenEntries,
    onMonthChange,
    onSubmit,
    fieldErrors = {},
    today: givenToday,
    ...rest
  }: NewLinkDialogProps,
  ref,
) {
  const text = useMessages(newLinkDialogMessages);
  const kinds = useKinds();
  const kind = token && token.kind !== 'feed' ? token.kind : givenKind;
  const today = useToday(givenToday);
  const [initial] = useState(() => sharingForm(token, kind, today, kinds));
  const [form, setForm] = useState<SharingForm>(initial);
  const [attempts, setAttempts] = useState(0);
  const [previewing, setPreviewing] = useState(false);
  const isNarrow = useMediaQuery(NARROW);
  const isPreview = isNarrow && previewing;
  const rootRef = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(rootRef, ref), [ref]);
  const invalid = formProblems(form, kind, today, text);
  const isValid = Object.values(invalid).every((problem) => problem === undefined);
  const shown = attempts > 0 ? invalid : {};
  const from = firstDay(form, today);
  const month = from !== null && from > today ? from : today;

  const changeMonth = useLatest(onMonthChange);
  const { open } = rest;
  useEffect(() => {
    if (open) changeMonth.current?.({ date: month });
  }, [open, month]);
  useEffect(() => {
    if (attempts > 0)
      rootRef.current?.querySelector<HTMLElement>('form [aria-invalid], form [data-invalid] button')?.focus();
  }, [attempts]);

  const isStillFrozen = token !== null && token.frozenAt !== null && form.isFrozen;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) {
      return onSubmit({ kind, token, values: sharingValues(form, kind, token, today, { kinds, fields }) });
    }
    setPreviewing(false);
    setAttempts(attempts + 1);
  };
  return (
    <FormDialog
      {...rest}
      ref={mergedRef}
      size="lg"
      title={token ? text.editTitle({ kind }) : text.createTitle({ kind })}
      dirty={JSON.stringify(form) !== JSON.stringify(initial)}
      onSubmit={submit}
      submitLabel={token ? text.save : text.create({ kind })}
      footerStart={
        isNarrow ? (
          <Button onClick={() => setPreviewing(!previewing)}>
            {isPreview ? text.backToForm : text.preview}
          </Button>
        ) : (
          <Note>{text.note({ kind })}</Note>
        )
      }
    >
      <Columns>
        <div hidden={isPreview}>
          <SharingFields
            kind={kind}
            token={token}
            fields={fields}
            form={form}
            onChange={(part) => setForm((last) => ({ ...last, ...part }))}
            problems={{
              name: shown.name ?? fieldErrors.name,
              brands: shown.brands ?? fieldErrors.brandIds,
              types: shown.types ?? fieldErrors.kinds,
              fields: fieldErrors.fields,
              startDate: shown.startDate ?? fieldErrors.from,
              origins: shown.origins ?? fieldErrors.origins,
              expiryDate: shown.expiryDate ?? fieldErrors.expiresAt,
              password: shown.password ?? fieldErrors.password,
              isFrozen: fieldErrors.isFrozen,
            }}
          />
          {isNarrow && <Note>{text.note({ kind })}</Note>}
        </div>
        <div data-preview="" hidden={isNarrow && !previewing}>
          <SharingPreview
            kind={kind}
            scope={{ ...form, from }}
            entries={(isStillFrozen && frozenEntries) || entries}
            month={month}
            today={today}
          />
        </div>
      </Columns>
    </FormDialog>
  );
});

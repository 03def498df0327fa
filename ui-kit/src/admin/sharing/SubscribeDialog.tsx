import { Info } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { perOpening } from '../../internal/per-opening.js';
import { useMessages } from '../../kit/use-messages.js';
import { useSharedFields } from '../../kit/use-shared-fields.js';
import { Button } from '../../primitives/Button.js';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Dialog } from '../../primitives/Dialog.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { CopyField } from './CopyField.js';
import { calendarAppUrls } from './calendar-app-urls.js';
import { linkReadyDialogMessages } from './link-ready-messages.js';
import { BesideCode, QrCode } from './QrCode.js';
import { type CalendarApp, subscribeDialogMessages } from './subscribe-messages.js';
import { BUILT_IN, NOTES, withFields } from './token-scope.js';
import type { AccessToken, AccessTokenValues, FeedTexts } from './types.js';

/** What a user chooses to include in a feed. */
export interface SubmittedFeed extends Pick<AccessTokenValues, 'fields'> {
  feed: FeedTexts;
}

/** Props of {@link SubscribeDialog}. All other props are passed to the dialog element. */
export interface SubscribeDialogProps extends OwnFormDialogProps {
  /** The name of the view to subscribe to. Null for all entries. Ignored if there is a `token`. @default null */
  name?: string | null;
  /** The feed to edit; null to create one. @default null */
  token?: AccessToken | null;
  /**
   * The address of the new feed, including its secret. Set the address when the server has created the feed. The dialog
   * then displays the address once, instead of the form. @default null
   */
  url?: string | null;
  /** Called when the user creates or saves the feed. */
  onSubmit: (submission: { token: AccessToken | null; values: SubmittedFeed }) => void;
}

const APPS: readonly CalendarApp[] = ['google', 'apple', 'outlook'];

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  column-gap: var(--cp-space-6);
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
`;

/** A note beside the buttons about who can read the feed. */
const Note = styled.p`
  flex: 1 1 240px;
  align-self: center;
  color: var(--cp-text-tertiary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** A note about how often apps fetch changes. */
const Refresh = styled.p`
  display: flex;
  gap: var(--cp-space-3);
  padding: var(--cp-space-3);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-hover);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);

  & > svg {
    flex: none;
  }
`;

const FeedWithCode = styled(BesideCode)`
  & > div {
    gap: var(--cp-space-4);
  }
  & > div > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--cp-space-2);
  }
`;

const DESCRIPTIONS = ['description'];

/** The ids of the fields behind the checkbox for details. */
const DETAILS = BUILT_IN.filter((id) => ![...NOTES, ...DESCRIPTIONS].includes(id));

const NEW_FEED: FeedTexts = { brandAndKind: true };

/**
 * Creates a feed for calendar apps, or changes what an existing feed includes. After creating a feed, the dialog
 * displays its link once, with a QR code and buttons for Google Calendar, Apple Calendar and Outlook. If the user
 * closes the dialog without copying the link, the dialog asks for confirmation. The dialog closes only when `open`
 * becomes false.
 *
 * @example
 * <SubscribeDialog open={open} name={view.name} url={url} busy={saving}
 *   onOpenChange={({ open }) => setOpen(open)} onSubmit={({ values }) => create(values)} />
 */
export const SubscribeDialog = perOpening(function SubscribeDialog(
  { name = null, token = null, url = null, busy = false, onSubmit, ...rest }: SubscribeDialogProps,
  ref,
) {
  const text = useMessages(subscribeDialogMessages);
  const readyText = useMessages(linkReadyDialogMessages);
  const shareable = useSharedFields().filter(({ isShareable }) => isShareable);
  const ids = shareable.map(({ id }) => id);
  const [initial] = useState(() => ({
    // A feed with all fields has a list only if the user removes one.
    fields: token ? (token.fields ?? [...BUILT_IN, ...ids]) : DETAILS,
    feed: { brandAndKind: (token?.feed ?? NEW_FEED).brandAndKind },
  }));
  const [values, setValues] = useState(initial);
  const [used, setUsed] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => {
    // Moves focus to the new link, because the button that had focus is gone.
    if (url !== null) field.current?.focus();
  }, [url]);
  const title = token ? text.editTitle(token) : text.title({ name });

  if (url !== null) {
    const urls = calendarAppUrls(url, name ?? text.title({ name }));
    return (
      <Dialog
        {...rest}
        ref={ref}
        title={title}
        description={text.once}
        busy={busy}
        dirty={!used}
        initialFocusRef={field}
        discardQuestion={{
          question: text.discardLink,
          keep: text.keepLink,
          discard: text.discardLinkConfirm,
        }}
        footer={({ leave }) => (
          <>
            <Note>{text.note}</Note>
            <Button variant="primary" onClick={leave}>
              {readyText.done}
            </Button>
          </>
        )}
      >
        <FeedWithCode>
          <div>
            <CopyField label={text.link} value={url} fieldRef={field} onCopied={() => setUsed(true)} />
            <div>
              {APPS.map((app) => (
                <Button key={app} asChild>
                  <a
                    href={urls[app]}
                    aria-label={text.addTo({ app })}
                    rel="noreferrer"
                    onClick={() => setUsed(true)}
                    {...(app !== 'apple' && { target: '_blank' })}
                  >
                    {text.app({ app })}
                  </a>
                </Button>
              ))}
            </div>
            <Refresh>
              <Info size={16} strokeWidth={1.75} aria-hidden />
              {text.refresh}
            </Refresh>
          </div>
          <QrCode value={urls.apple} label={readyText.qrCode} caption={readyText.forPhone} />
        </FeedWithCode>
      </Dialog>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isKept = token?.fields === null && initial.fields.every((id) => values.fields.includes(id));
    if (!busy) onSubmit({ token, values: { ...values, fields: isKept ? null : values.fields } });
  };
  const box = (of: readonly string[], label: string) => (
    <Checkbox
      key={label}
      checked={of.every((id) => values.fields.includes(id))}
      onCheckedChange={({ checked }) =>
        setValues({ ...values, fields: withFields(values.fields, of, checked) })
      }
    >
      {label}
    </Checkbox>
  );
  return (
    <Dialog
      {...rest}
      ref={ref}
      title={title}
      description={text.description}
      busy={busy}
      dirty={JSON.stringify(values) !== JSON.stringify(initial)}
      onSubmit={submit}
      footer={({ leave }) => (
        <>
          <Note>{text.note}</Note>
          <Button onClick={leave}>{text.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {token ? text.save : text.create}
          </Button>
        </>
      )}
    >
      <Choices>
        <legend>{text.include}</legend>
        <Checkbox checked disabled>
          {text.titleAndDates}
        </Checkbox>
        <Checkbox
          checked={values.feed.brandAndKind}
          onCheckedChange={({ checked }) => setValues({ ...values, feed: { brandAndKind: checked } })}
        >
          {text.brandAndKind}
        </Checkbox>
        {box(DETAILS, text.details)}
        {box(DESCRIPTIONS, text.descriptions)}
        {box(NOTES, text.notes)}
        {shareable.map(({ id, name }) => box([id], name))}
      </Choices>
    </Dialog>
  );
});

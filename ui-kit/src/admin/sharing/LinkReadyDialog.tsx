import type { CalendarDate, Field } from '@content-planner/model';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../../calendar/use-today.js';
import { perOpening } from '../../internal/per-opening.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages, useTranslate } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Dialog } from '../../primitives/Dialog.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { Link } from '../../primitives/Link.js';
import { SegmentedControl } from '../../primitives/SegmentedControl.js';
import { CopyField } from './CopyField.js';
import { iframeSnippet } from './iframe-snippet.js';
import { linkReadyDialogMessages } from './link-ready-messages.js';
import { BesideCode, QrCode } from './QrCode.js';
import { reactSnippet } from './react-snippet.js';
import { readySummary } from './ready-summary.js';
import type { AccessToken, NewLinkKind } from './types.js';

/** Props of {@link LinkReadyDialog}. All other props are passed to the dialog element. */
export interface LinkReadyDialogProps extends Omit<OwnFormDialogProps, 'busy' | 'problem'> {
  kind: NewLinkKind;
  /** The token's name, which is displayed as the heading. */
  name: string;
  /** The secret of a key, or the URL of a link or an embed, including its secret. */
  value: string;
  /** For keys: an example command that uses the key. The user can also copy the command. */
  example?: string;
  /** The new link or embed. If this is set, the dialog describes the content of the link or embed. */
  token?: AccessToken | null;
  /** The fields of the planner. If this is set, the description contains those that the link or embed includes. */
  fields?: readonly Field[];
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}

const LinkWithCode = styled(BesideCode)`
  & > div > p {
    color: var(--cp-text-secondary);
  }
  & > div > a {
    align-self: flex-start;
  }
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--cp-space-4);

  & > p {
    color: var(--cp-text-secondary);
  }
  & > [role='group'] > button {
    flex: 1 1 0;
  }
`;

/**
 * Displays the secret of a new link, embed or key once, with a Copy button and a description of what the secret gives
 * access to. A link has a QR code. An embed is displayed as an iframe, as code for React, or as an address. If the user
 * closes the dialog without copying the secret, the dialog asks for confirmation.
 *
 * @example
 * <LinkReadyDialog open={open} kind="link" name={token.name} value={url} onOpenChange={({ open }) => setOpen(open)} />
 */
export const LinkReadyDialog = perOpening(function LinkReadyDialog(
  { kind, name, value, example, token, fields, today: givenToday, ...rest }: LinkReadyDialogProps,
  ref,
) {
  const { locale, brands } = useKit();
  const translate = useTranslate();
  const kinds = useKinds();
  const text = useMessages(linkReadyDialogMessages);
  const [copied, setCopied] = useState(false);
  const [format, setFormat] = useState('iframe');
  const today = useToday(givenToday);
  const summary =
    token && kind !== 'key'
      ? text.summary(readySummary(token, brands, today, locale, { kinds, fields, translate }))
      : null;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const props = { onCopied: () => setCopied(true) };
  const content = () => {
    if (kind === 'link') {
      return (
        <LinkWithCode>
          <div>
            <CopyField {...props} fieldRef={field} label={text.link} value={value} />
            {summary && <p>{summary}</p>}
            <Link href={value} target="_blank" rel="noreferrer">
              {text.openPage}
            </Link>
          </div>
          <QrCode value={value} label={text.qrCode} caption={text.forPhone} />
        </LinkWithCode>
      );
    }
    if (kind === 'key') {
      return (
        <>
          <CopyField {...props} fieldRef={field} label={text.key} value={value} />
          {example && <CopyField {...props} label={text.example} value={example} rows={3} />}
        </>
      );
    }
    return (
      <>
        <SegmentedControl
          label={text.format}
          segments={[
            { value: 'iframe', label: text.iframe },
            { value: 'react', label: text.react },
            { value: 'address', label: text.address },
          ]}
          value={format}
          onValueChange={({ value }) => setFormat(value)}
        />
        {format === 'iframe' ? (
          <CopyField
            {...props}
            key="iframe"
            label={text.iframe}
            value={iframeSnippet(value, name)}
            rows={12}
          />
        ) : format === 'react' ? (
          <CopyField {...props} key="react" label={text.react} value={reactSnippet(value)} rows={12} />
        ) : (
          <CopyField {...props} key="address" label={text.address} value={value} />
        )}
        {summary && <p>{summary}</p>}
      </>
    );
  };
  return (
    <Dialog
      {...rest}
      ref={ref}
      title={name}
      initialFocusRef={field}
      dirty={!copied}
      discardQuestion={{ question: text.discardQuestion, keep: text.keepEditing, discard: text.discard }}
      footer={({ leave }) => (
        <Button variant="primary" onClick={leave}>
          {text.done}
        </Button>
      )}
    >
      <Fields>
        {content()}
        <p>{text.once({ kind })}</p>
      </Fields>
    </Dialog>
  );
});

import { type CalendarDate, toCalendarDate } from '@content-planner/model';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useToday } from '../../calendar/use-today.js';
import { formatDayNear, formatTime } from '../../dates/format-instant.js';
import { perOpening } from '../../internal/per-opening.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Dialog } from '../../primitives/Dialog.js';
import type { OwnFormDialogProps } from '../../primitives/FormDialog.js';
import { CopyField } from '../sharing/CopyField.js';
import { linkReadyDialogMessages } from '../sharing/link-ready-messages.js';
import { accountLinkDialogMessages } from './account-link-messages.js';
import type { AccountLink } from './types.js';

/** Props of {@link AccountLinkDialog}. All other props are passed to the dialog element. */
export interface AccountLinkDialogProps extends Omit<OwnFormDialogProps, 'busy' | 'problem'> {
  /** What the link is for, and when it expires. */
  link: Pick<AccountLink, 'kind' | 'email' | 'expiresAt'>;
  /** The URL of the link, including the secret. */
  url: string;
  /** Today's date. Defaults to the date in the user's time zone. */
  today?: CalendarDate;
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--cp-space-4);

  & > p {
    color: var(--cp-text-secondary);
    overflow-wrap: anywhere;
  }
`;

/**
 * Displays the link for a new invitation or password reset once, with a Copy button. If the user closes the dialog
 * without copying the link, the dialog asks for confirmation.
 *
 * @example
 * <AccountLinkDialog open={open} link={link} url={url} onOpenChange={({ open }) => setOpen(open)} />
 */
export const AccountLinkDialog = perOpening(function AccountLinkDialog(
  { link, url, today: givenToday, ...rest }: AccountLinkDialogProps,
  ref,
) {
  const { locale } = useKit();
  const text = useMessages(accountLinkDialogMessages);
  const readyText = useMessages(linkReadyDialogMessages);
  const { kind, email, expiresAt } = link;
  const today = useToday(givenToday);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const end = {
    day: formatDayNear(toCalendarDate(new Date(expiresAt)), today, locale),
    time: formatTime(expiresAt, locale),
  };
  return (
    <Dialog
      {...rest}
      ref={ref}
      title={text.title({ kind })}
      initialFocusRef={field}
      dirty={!copied}
      discardQuestion={{
        question: readyText.discardQuestion,
        keep: readyText.keepEditing,
        discard: readyText.discard,
      }}
      footer={({ leave }) => (
        <Button variant="primary" onClick={leave}>
          {readyText.done}
        </Button>
      )}
    >
      <Content>
        <p>{text.explanation({ kind, email })}</p>
        <CopyField
          fieldRef={field}
          label={text.link({ email })}
          value={url}
          onCopied={() => setCopied(true)}
        />
        <p>{text.once(end)}</p>
      </Content>
    </Dialog>
  );
});

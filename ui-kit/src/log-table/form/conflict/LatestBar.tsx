import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { formatAgo } from '../../../dates/format-ago.js';
import { useKit } from '../../../kit/use-kit.js';
import { useMessages } from '../../../kit/use-messages.js';
import type { TextsOf } from '../../../messages/define-messages.js';
import { Button } from '../../../primitives/Button.js';
import { IconButton } from '../../../primitives/IconButton.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.js';
import { Avatar } from '../../../shell/Avatar.js';
import { displayName } from '../../../shell/initials.js';
import type { EntryConflict } from '../entry-dialog-props.js';
import { conflictMessages } from './conflict-messages.js';

interface LatestBarProps {
  /** The version that someone else saved, or null if there is none. */
  news: EntryConflict | null;
  /** The labels of the fields that differ from the version that the user is editing. */
  fields: readonly string[];
  onShow: () => void;
  onHide: () => void;
}

const Root = styled.div`
  --cp-control-h: 28px;
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: 44px;
  margin-block-end: var(--cp-space-3);
  padding-block: var(--cp-space-2);
  padding-inline: var(--cp-space-6) var(--cp-space-3);
  background: color-mix(in oklab, var(--cp-warning-text) 14%, transparent);

  & > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** How often the time in the bar updates, in ms. */
const TICK = 1_000;

/** Returns the time since a change, such as '5 seconds ago'. */
function useAgo(
  { changedAt }: EntryConflict,
  text: TextsOf<typeof conflictMessages>,
  locale: string | undefined,
): string {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK);
    return () => clearInterval(timer);
  }, []);
  return changedAt ? (formatAgo(changedAt, now, locale, 'second') ?? text.justNow) : '';
}

function Bar({ news, fields, onShow, onHide }: LatestBarProps & { news: EntryConflict }) {
  const { locale } = useKit();
  const text = useMessages(conflictMessages);
  const ago = useAgo(news, text, locale);
  return (
    <Root>
      {news.changedBy && <Avatar {...news.changedBy} size={24} />}
      <p>{text.changedWhileOpen({ ...namesOf(news), ago, isDeleted: news.theirs === null, fields })}</p>
      <Button size="sm" onClick={onShow}>
        {text.showChange}
      </Button>
      <IconButton
        label={text.hideChange}
        tooltip={false}
        icon={<X size={14} strokeWidth={1.75} />}
        onClick={onHide}
      />
    </Root>
  );
}

function namesOf({ changedBy }: EntryConflict) {
  const name = changedBy ? displayName(changedBy) : '';
  return { name, firstName: changedBy?.firstName?.trim() || name };
}

/**
 * A bar that says that someone else has changed the entry. It is displayed under the form's heading. Screen readers
 * announce it once, without the time, which changes every second.
 */
export function LatestBar(props: LatestBarProps) {
  const { news, fields } = props;
  const text = useMessages(conflictMessages);
  return (
    <>
      <VisuallyHidden role="status">
        {news &&
          text.changedWhileOpen({ ...namesOf(news), ago: '', isDeleted: news.theirs === null, fields })}
      </VisuallyHidden>
      {news && <Bar {...props} news={news} />}
    </>
  );
}

import { ClockAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { viewMenuMessages } from './view-menu-messages.js';

const Root = styled.button`
  /* The menu styles its buttons. */
  && {
    flex: none;
    gap: 4px;
  }
  &&,
  && > svg {
    color: var(--cp-warning-text);
  }
  & > b {
    font-weight: var(--cp-weight-medium);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 767.98px) {
    & > span {
      display: none;
    }
  }
`;

/** The number of late entries beside the menu, which a click opens. */
export function LateCount({ count, onOpen }: { count: number; onOpen: () => void }) {
  const { locale } = useKit();
  const text = useMessages(viewMenuMessages);
  return (
    <Root type="button" aria-label={`${text.late}, ${text.viewEntries({ count })}`} onClick={onOpen}>
      <ClockAlert size={14} strokeWidth={1.75} aria-hidden />
      <span>{text.late}</span>
      <b>{count.toLocaleString(locale)}</b>
    </Root>
  );
}

import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.js';
import { Footer } from './dialog-parts.js';

/** Props of DiscardQuestion. */
export interface DiscardQuestionProps {
  question: string;
  keepLabel: string;
  discardLabel: string;
  /** It was discarded while something is saved, which is waited for. */
  busy: boolean;
  /** Also called when the focus leaves the question. */
  onKeep: () => void;
  onDiscard: () => void;
}

const Question = styled(Footer)`
  align-items: center;

  & > p {
    flex: 1 1 auto;
    font-weight: var(--cp-weight-medium);
  }
  @media (max-width: 479.98px) {
    & > p {
      flex-basis: 100%;
    }
  }
`;

/** Takes the place of a dialog's footer when somebody is about to lose what they typed. */
export function DiscardQuestion({
  question,
  keepLabel,
  discardLabel,
  busy,
  onKeep,
  onDiscard,
}: DiscardQuestionProps) {
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Question
      as="div"
      role="alertdialog"
      aria-labelledby={id}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onKeep();
      }}
    >
      <p id={id}>{question}</p>
      <Button ref={keep} onClick={onKeep}>
        {keepLabel}
      </Button>
      <Button variant="danger" busy={busy} onClick={onDiscard}>
        {discardLabel}
      </Button>
    </Question>
  );
}

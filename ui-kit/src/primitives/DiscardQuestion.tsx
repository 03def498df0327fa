import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.js';
import { Footer } from './dialog-parts.js';

/** Props of DiscardQuestion. */
export interface DiscardQuestionProps {
  question: string;
  keepLabel: string;
  discardLabel: string;
  /** Whether a request is in progress. If the user clicks Discard, the dialog stays open until the request ends. */
  busy: boolean;
  /** Called when the user decides to keep editing, or when focus leaves the question. */
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

/** Replaces the footer of a dialog when the user is about to lose unsaved input. */
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

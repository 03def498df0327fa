import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 44px;
  padding: 0 var(--cp-space-4);
  border: 0;
  background: none;
  color: var(--cp-text-secondary);
  font-weight: var(--cp-weight-medium);
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;

  &:hover {
    color: var(--cp-text-primary);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  & > svg {
    color: var(--cp-text-tertiary);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  &:dir(rtl):not([aria-expanded='true']) > svg {
    transform: rotate(180deg);
  }
`;

/** The section for revoked and expired tokens. It is collapsed initially. */
export function EndedTokens({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        {label}
      </Toggle>
      <div id={id}>{open && children}</div>
    </div>
  );
}

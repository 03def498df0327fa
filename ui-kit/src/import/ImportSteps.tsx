import { Check } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { narrowPart } from '../primitives/narrow-part.js';
import { type ImportStep, importWizardMessages } from './import-messages.js';

/** The steps of the import, in order. */
export const STEPS: readonly ImportStep[] = ['sheet', 'columns', 'values', 'check', 'done'];

interface ImportStepsProps {
  steps: readonly ImportStep[];
  current: ImportStep;
  /** The text beside each completed step. */
  summaries: Readonly<Partial<Record<ImportStep, string>>>;
  /** Goes back to a step. If omitted, users cannot go back. */
  onGo: ((step: ImportStep) => void) | undefined;
}

const List = styled.ol`
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--cp-space-1);
  margin: 0;
  padding: var(--cp-space-1) var(--cp-space-3) var(--cp-space-2);
  overflow-x: auto;
  border-block-end: 1px solid var(--cp-border-default);
  list-style: none;

  & > li {
    display: flex;
    flex: none;
    align-items: center;
    gap: var(--cp-space-1);
  }
  & > li + li::before {
    content: '';
    width: 20px;
    height: 1px;
    background: var(--cp-border-control);
  }
  ${narrowPart(css`
    justify-content: center;
  `)}
`;

const Step = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: 32px;
  padding: 0 var(--cp-space-2);
  border: 0;
  border-radius: var(--cp-radius-md);
  background: none;
  color: var(--cp-text-secondary);
  font: inherit;
  font-weight: var(--cp-weight-medium);
  white-space: nowrap;

  & > span:first-child {
    display: grid;
    place-content: center;
    width: 20px;
    height: 20px;
    border: 1px solid var(--cp-border-control);
    border-radius: var(--cp-radius-full);
    font-size: var(--cp-text-xs);
  }
  & > small {
    color: var(--cp-text-secondary);
    font-size: inherit;
    font-weight: var(--cp-weight-regular);
  }
  &[aria-current] {
    background: var(--cp-surface-active);
    color: var(--cp-text-primary);
  }
  &[aria-current] > span:first-child {
    border-color: transparent;
    background: var(--cp-surface-inverse);
    color: var(--cp-text-inverse);
  }
  &:is(button) {
    cursor: pointer;
  }
  &:is(button):hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }
  ${narrowPart(css`
    min-height: 44px;

    & > small {
      display: none;
    }
    &:not([aria-current]) > b {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `)}

  & > b {
    font-weight: inherit;
  }
`;

/** The steps of the import. Completed steps are buttons that go back. */
export function ImportSteps({ steps, current, summaries, onGo }: ImportStepsProps) {
  const text = useMessages(importWizardMessages);
  const place = steps.indexOf(current);
  return (
    <List aria-label={text.steps}>
      {steps.map((step, index) => {
        const isDone = index < place;
        const content = (
          <>
            <span aria-hidden="true">{isDone ? <Check size={12} /> : index + 1}</span>
            <b>{text.step({ step })}</b>
            {isDone && summaries[step] && <small>{summaries[step]}</small>}
          </>
        );
        return (
          <li key={step}>
            {isDone && onGo ? (
              <Step as="button" type="button" onClick={() => onGo(step)}>
                {content}
              </Step>
            ) : (
              <Step aria-current={step === current ? 'step' : undefined}>{content}</Step>
            )}
          </li>
        );
      })}
    </List>
  );
}

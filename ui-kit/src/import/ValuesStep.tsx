import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { importWizardMessages } from './import-messages.js';
import { Foot, Panel } from './import-style.js';
import { openWords } from './sheet-words.js';
import type { ImportPlan } from './use-import-plan.js';
import { WordGroupCard } from './WordGroupCard.js';

interface ValuesStepProps {
  plan: ImportPlan;
  onBack: () => void;
  onNext: () => void;
}

const Groups = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--cp-space-4);
  overflow: auto;
  columns: 420px 2;
  column-gap: var(--cp-space-4);
`;

const Open = styled.p`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);

  & > svg {
    flex: none;
    color: var(--cp-warning-text);
  }
`;

/** The step in which users say what words in the sheet mean that the planner doesn't know. */
export function ValuesStep({ plan, onBack, onNext }: ValuesStepProps) {
  const text = useMessages(importWizardMessages);
  const [announced, setAnnounced] = useState('');
  const open = openWords(plan.words);
  const rows = plan.dataRows.length;
  return (
    <Panel>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <Groups>
        {plan.words.map((group) => (
          <WordGroupCard
            key={group.id}
            group={group}
            plan={plan}
            onChoose={(chosen, label) => {
              plan.chooseWords(group.id, chosen);
              const settled = group.words.filter(
                ({ key, choice }) => choice === null && Object.hasOwn(chosen, key),
              );
              setAnnounced(text.wordChosen({ word: label, open: open.length - settled.length }));
            }}
          />
        ))}
      </Groups>
      <Foot>
        <div>
          {open.length > 0 && (
            <Open>
              <CircleHelp size={16} aria-hidden />
              {text.openSummary({
                words: open.length,
                cells: open.reduce((sum, { count }) => sum + count, 0),
              })}
            </Open>
          )}
          <p>
            {text.choicesKept}
            {plan.words.every(({ canCreate }) => !canCreate) && ` ${text.askAdministrator}`}
          </p>
        </div>
        <Button onClick={onBack}>{text.back}</Button>
        <Button variant="primary" busy={plan.isPlanning} disabled={open.length > 0} onClick={onNext}>
          {text.check({ rows })}
        </Button>
      </Foot>
    </Panel>
  );
}

import { Check, Copy, Download, Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { copyFieldMessages } from '../admin/sharing/copy-field-messages.js';
import { useCopy } from '../admin/sharing/use-copy.js';
import { saveFile } from '../internal/save-file.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { Problem } from '../primitives/Problem.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { printCodes } from './print-codes.js';
import { twoStepDialogMessages } from './two-step-messages.js';

const CodeList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: var(--cp-space-2) var(--cp-space-4);
  margin: 0 0 var(--cp-space-4);
  padding: var(--cp-space-3) var(--cp-space-4);
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-md);
  background: var(--cp-surface-field);
  color: var(--cp-text-primary);
  font-family: var(--cp-font-mono, ui-monospace, monospace);
  list-style: none;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--cp-space-2);
`;

interface RecoveryCodesProps {
  codes: readonly string[];
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The recovery codes, which users can copy, download and print. */
export function RecoveryCodes({ codes, buttonRef }: RecoveryCodesProps) {
  const text = useMessages(twoStepDialogMessages);
  const copyText = useMessages(copyFieldMessages);
  const { state, copy } = useCopy();
  const file = codes.join('\n');
  const removePrinted = useRef(() => {});
  const print = () => {
    removePrinted.current();
    removePrinted.current = printCodes({
      ...{ title: text.printTitle, description: text.codesDescription, codes },
      like: buttonRef.current,
    });
  };
  // The codes must not remain in the page after unmounting.
  useEffect(() => () => removePrinted.current(), []);
  return (
    <>
      <CodeList aria-label={text.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
      <Buttons>
        <Button
          ref={buttonRef}
          icon={state === 'copied' ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy(file)}
        >
          {state === 'copied' ? copyText.copied : copyText.copy}
        </Button>
        <Button
          icon={<Download size={16} />}
          onClick={() => saveFile(text.fileName, new Blob([`${file}\n`], { type: 'text/plain' }))}
        >
          {text.download}
        </Button>
        <Button icon={<Printer size={16} />} onClick={print}>
          {text.print}
        </Button>
      </Buttons>
      {state === 'failed' && <Problem>{text.copyFailed}</Problem>}
      <VisuallyHidden role="status">{state === 'copied' ? copyText.copied : ''}</VisuallyHidden>
    </>
  );
}

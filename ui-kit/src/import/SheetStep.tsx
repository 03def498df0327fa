import { ClipboardPaste, FileSpreadsheet, Upload } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { Field } from '../primitives/Field.js';
import { inputStyle } from '../primitives/input-style.js';
import { narrowPart, partOfPage } from '../primitives/narrow-part.js';
import { useDroppedSheet } from './files/use-dropped-sheet.js';
import { type ImportTemplate, importWizardMessages } from './import-messages.js';
import { Problems, TextButton } from './import-style.js';

const TEMPLATES: readonly ImportTemplate[] = ['editorial', 'email', 'events', 'social', 'launch'];

interface SheetStepProps {
  /** The name and size of the loaded sheet if the user has come back to this step, or null. */
  loaded: string | null;
  /** The name of the file that is being read, or null. */
  reading: string | null;
  /** What is wrong with the sheet that the user chose last. */
  problem: string | null;
  maxRows: number;
  onFile: (file: File) => void;
  onText: (text: string) => void;
  onTemplate: (template: ImportTemplate) => void;
  /** Called when the user continues with the loaded sheet. */
  onContinue: () => void;
}

const Frame = styled.div`
  ${partOfPage}
  flex: 1;
  display: flex;
  min-height: 0;
  padding: var(--cp-space-4);
  overflow: auto;
`;

const Zone = styled.div`
  flex: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--cp-space-3);
  min-height: 320px;
  padding: var(--cp-space-4);
  border: 1px dashed var(--cp-border-control);
  border-radius: var(--cp-radius-lg);
  text-align: center;

  &[data-over] {
    border-color: var(--cp-accent);
    background: var(--cp-surface-hover);
  }
  & > h2 {
    font-size: var(--cp-text-md);
    line-height: var(--cp-leading-md);
    font-weight: var(--cp-weight-semibold);
    overflow-wrap: anywhere;
  }
  & > p {
    max-width: 44ch;
    color: var(--cp-text-secondary);
    text-wrap: balance;
  }
  & > form {
    display: grid;
    gap: var(--cp-space-2);
    width: min(100%, 560px);
    text-align: start;
  }
`;

const Glyph = styled.div`
  display: grid;
  place-content: center;
  width: 48px;
  height: 48px;
  border: 1px solid var(--cp-border-default);
  border-radius: var(--cp-radius-lg);
  background: var(--cp-surface-hover);
  color: var(--cp-text-secondary);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--cp-space-2);

  ${narrowPart(css`
    --cp-control-h: 44px;
  `)}
`;

const Area = styled.textarea`
  ${inputStyle}
  height: 160px;
  padding-block: var(--cp-space-2);
  resize: vertical;
  font-family: var(--cp-font-mono, monospace);
`;

const Templates = styled.p`
  font-size: var(--cp-text-xs);
  line-height: 2;
`;

/** The first step: the user drops, chooses or pastes a sheet. */
export function SheetStep({
  loaded,
  reading,
  problem,
  maxRows,
  onFile,
  onText,
  onTemplate,
  onContinue,
}: SheetStepProps) {
  const text = useMessages(importWizardMessages);
  const inputRef = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [pasted, setPasted] = useState<string | null>(null);
  const isOver = useDroppedSheet({ onFile, onText });
  return (
    <Frame>
      <Zone data-over={isOver ? '' : undefined}>
        <Glyph aria-hidden>
          <FileSpreadsheet size={20} />
        </Glyph>
        <h2>{loaded ?? text.dropTitle}</h2>
        <p>{loaded === null ? text.dropHint({ max: maxRows }) : text.replaceHint}</p>
        <Actions>
          {loaded !== null && (
            <Button variant="primary" onClick={onContinue}>
              {text.continue}
            </Button>
          )}
          <Button
            variant={loaded === null ? 'primary' : 'default'}
            icon={<Upload size={16} />}
            aria-describedby={problem === null ? undefined : problemId}
            onClick={() => inputRef.current?.click()}
          >
            {text.chooseFile}
          </Button>
          <Button
            icon={<ClipboardPaste size={16} />}
            aria-expanded={pasted !== null}
            onClick={() => setPasted(pasted === null ? '' : null)}
          >
            {text.paste}
          </Button>
        </Actions>
        <input
          ref={inputRef}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.tab,.txt,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,text/csv,text/tab-separated-values,text/plain"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Clear the input, so that the user can choose the same file again after it has changed.
            target.value = '';
            if (file) onFile(file);
          }}
        />
        {pasted !== null && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onText(pasted);
            }}
          >
            <Field label={text.pasteHere}>
              {(control) => (
                <Area
                  {...control}
                  autoFocus
                  spellCheck={false}
                  value={pasted}
                  onChange={({ target }) => setPasted(target.value)}
                />
              )}
            </Field>
            <Button type="submit" disabled={pasted.trim() === ''}>
              {text.pastedRows}
            </Button>
          </form>
        )}
        <p role="status">{reading !== null && text.readingFile({ name: reading })}</p>
        {problem !== null && (
          <Problems id={problemId} role="alert">
            {problem}
          </Problems>
        )}
        <Templates>
          {text.templatesIntro}{' '}
          {TEMPLATES.map((template, index) => (
            <span key={template}>
              {index > 0 && ', '}
              <TextButton type="button" onClick={() => onTemplate(template)}>
                {text.template({ template })}
              </TextButton>
            </span>
          ))}
        </Templates>
      </Zone>
    </Frame>
  );
}

import { Check, Copy } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Button } from '../../primitives/Button.js';
import { Field } from '../../primitives/Field.js';
import { TextArea, TextInput } from '../../primitives/TextInput.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { copyFieldMessages } from './copy-field-messages.js';
import { useCopy } from './use-copy.js';

interface CopyFieldProps {
  label: string;
  value: string;
  /** The text to display instead of the value, for example the value with added spaces. */
  display?: string;
  /** The number of lines. @default 1 */
  rows?: number;
  fieldRef?: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  /** Called when the user copies the value, with the button or in any other way. */
  onCopied?: () => void;
}

const Row = styled.div`
  display: flex;
  align-items: flex-start;

  & > :is(input, textarea) {
    flex: 1;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
    text-overflow: ellipsis;
  }
  & > :is(input, textarea):focus-visible {
    position: relative;
    z-index: 1;
  }
  & > textarea {
    font-family: var(--cp-font-mono, ui-monospace, monospace);
    font-size: var(--cp-text-xs);
    overflow-wrap: anywhere;
    min-height: 54px;
    max-height: 296px;
    resize: none;
    field-sizing: content;
  }
  & > button {
    min-width: 96px;
    height: auto;
    min-height: 36px;
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    align-self: stretch;
  }
`;

/** Selects a field's text. Then scrolls back to the start, because focusing a field scrolls to the end of long text. */
function selectAll(field: HTMLInputElement | HTMLTextAreaElement) {
  field.select();
  field.scrollLeft = 0;
}

/** A read-only field with a Copy button. */
export function CopyField({ label, value, display = value, rows = 1, fieldRef, onCopied }: CopyFieldProps) {
  const text = useMessages(copyFieldMessages);
  const own = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const field = fieldRef ?? own;
  const { state, copy } = useCopy();
  const copyValue = async () => {
    if (await copy(value)) onCopied?.();
    else if (field.current) selectAll(field.current);
  };
  const Control = rows === 1 ? TextInput : TextArea;
  return (
    <Field label={label} error={state === 'failed' ? text.copyFailed : undefined}>
      {({ 'aria-invalid': _, ...bound }) => (
        <Row>
          <Control
            {...bound}
            ref={field}
            // Lines of code scroll horizontally. Other long text wraps.
            {...(rows > 1 && { rows, wrap: value.includes('\n') ? 'off' : 'soft' })}
            readOnly
            translate="no"
            value={display}
            onFocus={({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
              selectAll(currentTarget)
            }
            onCopy={onCopied}
          />
          <Button
            icon={state === 'copied' ? <Check size={16} /> : <Copy size={16} />}
            // The accessible name must contain the visible text.
            aria-label={state === 'copied' ? undefined : text.copyValue({ label })}
            onClick={copyValue}
          >
            {state === 'copied' ? text.copied : text.copy}
          </Button>
          <VisuallyHidden role="status">{state === 'copied' ? text.copied : ''}</VisuallyHidden>
        </Row>
      )}
    </Field>
  );
}

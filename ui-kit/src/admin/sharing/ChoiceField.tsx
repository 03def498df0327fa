import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox.js';
import { Field } from '../../primitives/Field.js';
import { inputStyle } from '../../primitives/input-style.js';
import { Popover } from '../../primitives/Popover.js';

/** A checkbox in the field's list. */
export interface Choice {
  value: string;
  label: string;
  /** Content that is displayed before the label, such as a color dot. */
  start?: ReactNode;
  checked: boolean;
}

interface ChoiceFieldProps {
  label: string;
  /** The accessible name of the button. The name includes the current choice. */
  name: string;
  /** The current choice, as text. */
  value: string;
  start?: ReactNode;
  /** A sentence below the button. */
  hint?: string | undefined;
  error: string | undefined;
  choices: readonly Choice[];
  onToggle: (value: string) => void;
}

const Button = styled.button`
  ${inputStyle}
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  font: inherit;
  text-align: start;
  cursor: pointer;

  /* Only some roles can have aria-invalid. */
  &[data-invalid] {
    border-color: var(--cp-danger-text);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg:last-child {
    flex: none;
    color: var(--cp-text-tertiary);
  }
`;

const List = styled.div`
  min-width: 224px;
  max-width: 320px;
  max-height: 300px;
  padding: var(--cp-space-2) var(--cp-space-4);
  overflow: auto;
`;

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-2);
  overflow-wrap: anywhere;
`;

/** A field for choosing one or more values. It opens a list of checkboxes. */
export function ChoiceField({ label, name, value, start, hint, error, choices, onToggle }: ChoiceFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ 'aria-invalid': invalid, 'aria-required': _, ...bound }) => (
        <Popover
          aria-label={label}
          trigger={
            <Button
              {...bound}
              type="button"
              aria-label={name}
              data-invalid={invalid ? '' : undefined}
              title={value}
            >
              {start}
              <span>{value}</span>
              <ChevronsUpDown size={16} aria-hidden />
            </Button>
          }
        >
          <List>
            {choices.map((choice) => (
              <Checkbox
                key={choice.value}
                checked={choice.checked}
                onCheckedChange={() => onToggle(choice.value)}
              >
                <Label>
                  {choice.start}
                  {choice.label}
                </Label>
              </Checkbox>
            ))}
          </List>
        </Popover>
      )}
    </Field>
  );
}

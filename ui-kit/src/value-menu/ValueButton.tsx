import { fieldTypeOf } from '@content-planner/model';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { fieldIdOf } from '../logs/field-id.js';
import type { FieldConfiguration } from '../logs/types.js';
import { changingValuesMessages } from './changing-values-messages.js';

interface ValueButtonProps {
  field: FieldConfiguration;
  /** The text of the value. */
  value: string;
  /** Whether a check box is checked. Undefined for other fields. */
  checked?: boolean | undefined;
  tabIndex: number;
  /** Identifies the button among the controls of a row. */
  control: string;
  children: ReactNode;
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  max-width: calc(100% + 12px);
  min-width: 28px;
  min-height: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  overflow: hidden;
  border: 0;
  border-radius: var(--cp-radius-md);
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--cp-surface-hover);
  }
  &[aria-expanded='true'] {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: -1px;
  }
`;

/** A value in a row, as a button that opens its menu or, for a check box, toggles it. The list handles clicks on it. */
export function ValueButton({ field, value, checked, tabIndex, control, children }: ValueButtonProps) {
  const text = useMessages(changingValuesMessages);
  const { jsonType, format } = fieldTypeOf(field.fieldType);
  const isTick = jsonType === 'boolean';
  return (
    <Root
      type="button"
      {...(isTick
        ? { role: 'checkbox', 'aria-checked': checked === true, 'aria-label': field.fieldLabel }
        : {
            'aria-haspopup': format === 'date' ? ('dialog' as const) : ('listbox' as const),
            'aria-expanded': false,
            'aria-label': text.button({ field: field.fieldLabel, value }),
          })}
      tabIndex={tabIndex}
      data-cp-control={control}
      data-cp-value={fieldIdOf(field)}
    >
      {children}
    </Root>
  );
}

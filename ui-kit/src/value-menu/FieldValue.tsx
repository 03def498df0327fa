import { useKit } from '../kit/use-kit.js';
import { useTranslate } from '../kit/use-messages.js';
import { fieldIdOf } from '../logs/field-id.js';
import { customValue, isChoice } from '../logs/field-types/field-text.js';
import { customFieldText } from '../logs/kinds/values.js';
import type { DynamicValue, FieldConfiguration } from '../logs/types.js';
import { ChoiceValue } from './ChoiceValue.js';
import { ValueButton } from './ValueButton.js';

interface FieldValueProps {
  field: FieldConfiguration;
  dynamicFields: Record<string, DynamicValue>;
  /** Whether the value is a button that opens its menu. The component around it handles the click. */
  isButton: boolean;
  tabIndex: 0 | -1;
}

const NOTHING = '–';

/** A value of a custom field, outside tables. The colors of options require `ColorRules`. */
export function FieldValue({ field, dynamicFields, isButton, tabIndex }: FieldValueProps) {
  const { locale } = useKit();
  const translate = useTranslate();
  const text = customFieldText({ dynamicFields }, field, { locale, translate });
  const value = customValue({ dynamicFields }, field.fieldName);
  const content = isChoice(field.fieldType) ? (
    <ChoiceValue field={field} value={typeof value === 'string' && value !== '' ? value : null} text={text} />
  ) : (
    <span>{text || NOTHING}</span>
  );
  return isButton ? (
    <ValueButton
      field={field}
      value={text}
      checked={value === true}
      tabIndex={tabIndex}
      control={fieldIdOf(field)}
    >
      {content}
    </ValueButton>
  ) : (
    content
  );
}

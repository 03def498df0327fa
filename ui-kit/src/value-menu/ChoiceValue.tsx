import { styled } from 'styled-components';
import { colorKey } from '../colors/color-key.js';
import { hasPeople } from '../logs/field-types/field-text.js';
import type { FieldConfiguration } from '../logs/types.js';
import { Badge } from '../primitives/Badge.js';
import { ChoiceMark, choiceColor } from './ChoiceMark.js';

interface ChoiceValueProps {
  field: FieldConfiguration;
  value: string | null;
  /** The name of the option or the person. */
  text: string;
}

/** A mark, such as a brand's color, and a name. */
export const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-width: 0;
  max-width: 100%;
  vertical-align: top;

  & > span:last-child {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** An option in its color, or a person. The colors require the `ColorRules` of the field. */
export function ChoiceValue({ field, value, text }: ChoiceValueProps) {
  const mark = (size: number) => <ChoiceMark field={field} value={value} size={size} />;
  if (!hasPeople(field.fieldType)) {
    return (
      <Badge variant="tint" data-cp-color={colorKey(choiceColor(field, value).fill)} icon={mark(12)}>
        {text}
      </Badge>
    );
  }
  return (
    <Named>
      {mark(20)}
      <span>{text}</span>
    </Named>
  );
}

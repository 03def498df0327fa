import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import type { Entry } from '../logs/entry.js';
import { customValue, isChoice } from '../logs/field-types/field-text.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import { isTitle, type SettableColumn } from '../logs/kinds/columns.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import { Badge } from '../primitives/Badge.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { LinkedText } from '../primitives/LinkedText.js';
import { ChoiceValue, Named } from '../value-menu/ChoiceValue.js';
import { columnLook } from './column-look.js';
import { logTableMessages } from './log-table-messages.js';

interface LogCellProps extends Pick<Entry, 'dynamicFields'> {
  column: SettableColumn;
  /** The cell's text, or '' if the cell is empty. */
  value: string;
  /** The URL that the text links to. */
  href: string | undefined;
  brandColor: string | undefined;
}

const Text = styled.span`
  &[data-quiet] {
    color: var(--cp-text-tertiary);
  }
`;

function isBadge(column: SettableColumn): boolean {
  if (column.type !== 'kind' || !isValueField(column.field)) return false;
  return fieldTypeOf(column.field.type).isBadge === true;
}

/** The content of a table cell. The colors of options require `ColorRules`. */
export function LogCell({ column, value, href, brandColor, dynamicFields }: LogCellProps) {
  const text = useMessages(logTableMessages);
  const valueText = useMessages(valueMessages);
  if (value === '') return text.nothing;
  if (column.type === 'brand') {
    return (
      <Named>
        <ColorDot color={brandColor} />
        <span>{value}</span>
      </Named>
    );
  }
  if (column.type === 'custom' && isChoice(column.configuration.fieldType)) {
    const { configuration } = column;
    const choice = customValue({ dynamicFields }, configuration.fieldName);
    return (
      <ChoiceValue field={configuration} value={typeof choice === 'string' ? choice : null} text={value} />
    );
  }
  if (isBadge(column)) return <Badge>{value}</Badge>;
  return (
    <Text data-quiet={columnLook(column) === 'flag' && value === valueText.no ? '' : undefined}>
      {isTitle(column) ? value : <LinkedText text={value} href={href} tabIndex={-1} />}
    </Text>
  );
}

import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { fieldTypeOf } from '../logs/field-types/index.js';
import { valueMessages } from '../logs/field-types/value-messages.js';
import { isTitle, type SettableColumn } from '../logs/kinds/columns.js';
import { isValueField } from '../logs/kinds/is-value-field.js';
import { Badge } from '../primitives/Badge.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { LinkedText } from '../primitives/LinkedText.js';
import { columnLook } from './column-look.js';
import { logTableMessages } from './log-table-messages.js';

interface LogCellProps {
  column: SettableColumn;
  /** The cell's text, or '' if the cell is empty. */
  value: string;
  /** The URL that the text links to. */
  href: string | undefined;
  brandColor: string | undefined;
}

/** A brand's color dot and name. */
export const BrandName = styled.span`
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

const Text = styled.span`
  &[data-quiet] {
    color: var(--cp-text-tertiary);
  }
`;

function isBadge(column: SettableColumn): boolean {
  if (column.type === 'custom') return fieldTypeOf(column.configuration.fieldType).isBadge === true;
  if (column.type !== 'kind' || !isValueField(column.field)) return false;
  return fieldTypeOf(column.field.type).isBadge === true;
}

/** The content of a table cell. */
export function LogCell({ column, value, href, brandColor }: LogCellProps) {
  const text = useMessages(logTableMessages);
  const valueText = useMessages(valueMessages);
  if (value === '') return text.nothing;
  if (column.type === 'brand') {
    return (
      <BrandName>
        <ColorDot color={brandColor} />
        <span>{value}</span>
      </BrandName>
    );
  }
  if (isBadge(column)) return <Badge>{value}</Badge>;
  return (
    <Text data-quiet={columnLook(column) === 'flag' && value === valueText.no ? '' : undefined}>
      {isTitle(column) ? value : <LinkedText text={value} href={href} tabIndex={-1} />}
    </Text>
  );
}

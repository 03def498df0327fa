import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { OptionMark } from '../admin/fields/OptionMark.js';
import { defaultOptionColor } from '../colors/option-color.js';
import { useMessages } from '../kit/use-messages.js';
import { hasPeople } from '../logs/field-types/field-text.js';
import type { FieldConfiguration } from '../logs/types.js';
import { Badge } from '../primitives/Badge.js';
import { Button } from '../primitives/Button.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { activityListMessages } from './activity-messages.js';
import { Table } from './ChangeTable.js';
import { changeMessages } from './change-messages.js';
import type { SentenceContext } from './sentences.js';
import type { ChangeSet, SubjectChange } from './types.js';
import { knownBrands, valueRows } from './value-rows.js';

interface DeletedEntriesProps {
  set: ChangeSet;
  context: SentenceContext;
  compact: boolean;
  /** How many entries are not in the set. */
  more: ReactNode;
}

/** The number of entries that are displayed at first. */
const FEW = 6;

const Brand = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: var(--cp-space-2);
`;

/** The fields that have a column: the first one with options that count as finished, and the first one with people. */
function columnFields(fields: readonly FieldConfiguration[]): FieldConfiguration[] {
  const status = fields.find(({ options }) => options?.some(({ isDone }) => isDone));
  const owner = fields.find(({ fieldType }) => hasPeople(fieldType));
  return [status, owner].filter((field) => field !== undefined);
}

/** The name of an option or a person. An option has its color and mark. */
function Choice({ field: { fieldType, options = [] }, name }: { field: FieldConfiguration; name: string }) {
  const option = options.find((one) => one.name === name);
  if (!option || hasPeople(fieldType)) return name;
  const color = option.color ?? defaultOptionColor(options.indexOf(option));
  return (
    <Badge color={color} icon={<OptionMark {...{ options, option, color }} />}>
      {name}
    </Badge>
  );
}

/** A table of deleted entries, one in each row. */
export function DeletedEntries({ set, context, compact, more }: DeletedEntriesProps) {
  const text = useMessages(activityListMessages);
  const { values } = useMessages(changeMessages);
  const [isFolded, setFolded] = useState(set.changes.length > FEW);
  const fields = columnFields(context.fieldConfigurations);
  const row = (change: SubjectChange) => {
    const { icon: Icon, defaultColor, badge } = context.kindOf(change.kind ?? '');
    const rows = valueRows(change, context);
    const before = (name: string) => rows.find((one) => one.name === name)?.before ?? '';
    const brand = before('brandId');
    return (
      <tr key={change.subjectId}>
        <th scope="row" dir="auto">
          {change.title}
        </th>
        <td>
          <Badge color={defaultColor} icon={<Icon size={12} strokeWidth={1.75} />}>
            {badge}
          </Badge>
        </td>
        <td dir="auto">
          {brand && (
            <Brand>
              <ColorDot color={knownBrands(change, context).find(({ name }) => name === brand)?.color} />
              {brand}
            </Brand>
          )}
        </td>
        <td>{before('startDate')}</td>
        {fields.map((field) => (
          <td key={field.id} dir="auto">
            <Choice field={field} name={before(`field:${field.fieldName}`)} />
          </td>
        ))}
      </tr>
    );
  };
  return (
    <>
      <Table data-compact={compact ? '' : undefined} data-rows="">
        <thead>
          <tr>
            {[text.subjects.entry, values.kind, values.brandId, text.date].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {fields.map(({ id, fieldLabel }) => (
              <th key={id} scope="col">
                {fieldLabel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{set.changes.slice(0, isFolded ? FEW : undefined).map(row)}</tbody>
      </Table>
      {isFolded ? (
        <Button size="sm" variant="ghost" onClick={() => setFolded(false)}>
          {text.allEntries({ count: set.subjectCount })}
        </Button>
      ) : (
        more
      )}
    </>
  );
}

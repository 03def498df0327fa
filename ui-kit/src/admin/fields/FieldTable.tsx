import { Pencil, Trash2 } from 'lucide-react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { FieldConfiguration } from '../../logs/types.js';
import { Badge } from '../../primitives/Badge.js';
import { IconButton } from '../../primitives/IconButton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { narrow, RowActions, Table } from '../admin-table.js';
import { fieldSettingsMessages } from './messages.js';

/** Props of FieldTable. */
export interface FieldTableProps {
  /** The fields, in display order. */
  fields: readonly FieldConfiguration[];
  /** Accessible name of the table. */
  label: string;
  onEdit: (target: { field: FieldConfiguration }) => void;
  onDelete: (target: { field: FieldConfiguration }) => void;
}

/** The styled table with its column widths. Also used by the skeleton. */
export const Fields: typeof Table = styled(Table)`
  & th:nth-child(1) {
    width: 17%;
  }
  & th:nth-child(2) {
    width: 15%;
  }
  & th:nth-child(3) {
    width: 96px;
  }
  & th:nth-child(4) {
    width: 92px;
  }
  & th:nth-child(6) {
    width: 56px;
  }
  & th:nth-child(7) {
    width: 80px;
  }

  @media (pointer: coarse) {
    & th:nth-child(7) {
      width: 104px;
    }
  }
`;

const Name = styled.span`
  font-family: var(--cp-font-mono);
  font-size: var(--cp-text-xs);
  letter-spacing: 0;
`;

const Options = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding-block: 6px;

  & > li {
    display: flex;
    max-width: 100%;
  }

  ${narrow(css`
    padding-block: 4px 2px;
  `)}
`;

const OrderName = styled.span`
  display: none;
  margin-inline-end: 4px;

  ${narrow(css`
    display: inline;
  `)}
`;

const Row = styled.tr`
  ${narrow(css`
    && {
      position: relative;
      padding-inline-end: 84px;
    }

    @media (pointer: coarse) {
      && {
        padding-inline-end: 104px;
      }
    }

    & > td[data-options] {
      flex: 1 0 100%;
      order: 1;
    }

    & > td[data-actions] {
      position: absolute;
      inset-block-start: 8px;
      inset-inline-end: 8px;
    }
  `)}
`;

/** The table header. Also used by the skeleton. */
export function FieldTableHead() {
  const text = useMessages(fieldSettingsMessages);
  return (
    <thead>
      <tr>
        <th scope="col">{text.fieldLabel}</th>
        <th scope="col">{text.fieldName}</th>
        <th scope="col">{text.type}</th>
        <th scope="col">{text.required}</th>
        <th scope="col">{text.options}</th>
        <th scope="col">{text.order}</th>
        <th scope="col">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Displays the custom fields for one kind of entry. */
export function FieldTable({ fields, label, onEdit, onDelete }: FieldTableProps) {
  const text = useMessages(fieldSettingsMessages);
  return (
    <Fields aria-label={label}>
      <FieldTableHead />
      <tbody>
        {fields.map((field) => (
          <Row key={field.id} data-field={field.fieldName}>
            <td data-main="" title={field.fieldLabel}>
              {field.fieldLabel}
            </td>
            <td title={field.fieldName}>
              <Name>{field.fieldName}</Name>
            </td>
            <td>{text.types[field.fieldType]}</td>
            <td data-empty={field.isRequired ? undefined : ''}>
              {field.isRequired && <Badge>{text.required}</Badge>}
            </td>
            <td data-options="" data-empty={field.dropdownOptions?.length ? undefined : ''}>
              {field.dropdownOptions?.length ? (
                <Options>
                  {field.dropdownOptions.map((option) => (
                    <li key={option}>
                      <Badge variant="line" title={option}>
                        {option}
                      </Badge>
                    </li>
                  ))}
                </Options>
              ) : (
                '–'
              )}
            </td>
            <td data-figures="">
              <OrderName aria-hidden>{text.order}</OrderName>
              {field.displayOrder}
            </td>
            <td data-actions="">
              <RowActions>
                <IconButton
                  size="sm"
                  label={text.edit(field)}
                  icon={<Pencil size={14} strokeWidth={1.75} />}
                  onClick={() => onEdit({ field })}
                />
                <IconButton
                  size="sm"
                  label={text.delete(field)}
                  icon={<Trash2 size={14} strokeWidth={1.75} />}
                  onClick={() => onDelete({ field })}
                />
              </RowActions>
            </td>
          </Row>
        ))}
      </tbody>
    </Fields>
  );
}

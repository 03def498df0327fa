import type { Field, LogKind } from '@content-planner/model';
import { css, styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import type { Navigation } from '../../primitives/Link.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { actionsBeside, narrow, Table } from '../admin-table.js';
import { movableRows } from '../RowGrip.js';
import { useRowOrder } from '../use-row-order.js';
import { FieldRow } from './FieldRow.js';
import type { FieldCount } from './field-values.js';
import { fieldSettingsMessages } from './messages.js';

/** Props of FieldTable. */
export interface FieldTableProps {
  /** The fields of the kind, in display order. */
  fields: readonly Field[];
  kind: LogKind;
  /** Accessible name of the table. */
  label: string;
  counts: readonly FieldCount[] | null;
  entriesHref: ((field: Field) => string) | undefined;
  onNavigate: ((navigation: Navigation) => void) | undefined;
  onEdit: (target: { field: Field }) => void;
  onDelete: (target: { field: Field }) => void;
  onOrder: (change: { ids: string[] }) => Promise<boolean> | undefined;
}

/** The styled table with its column widths. Also used by the skeleton. */
export const Fields: typeof Table = styled(Table)`
  ${movableRows}

  & td {
    height: 56px;
  }
  & th[data-column='grip'] {
    width: 40px;
  }
  & th[data-column='fieldLabel'] {
    width: 16%;
  }
  & th[data-column='type'] {
    width: 144px;
  }
  & th[data-column='usedBy'] {
    width: 136px;
  }
  & th[data-column='required'] {
    width: 88px;
  }
  & :is(th[data-column='entries'], td[data-figures]) {
    width: 76px;
    text-align: end;
  }
  & th[data-column='actions'] {
    width: 84px;
  }

  /* Leaves room for the options. */
  @container cp-admin (max-width: 960px) {
    & th[data-column='type'] {
      width: 144px;
    }
    & th[data-column='usedBy'] {
      width: 80px;
    }
    & td[data-used-by] > span > :not(:last-child) {
      display: none;
    }
    & td[data-used-by] > span > :last-child {
      margin: 0;
    }
    & th[data-column='required'] {
      width: 84px;
    }
    & :is(th[data-column='entries'], td[data-figures]) {
      width: 60px;
    }
    & th[data-column='actions'] {
      width: 76px;
    }
  }

  /* The label and the type, what else there is, the number of entries, and the menu. */
  ${narrow(css`
    &&& tbody tr {
      position: relative;
      gap: 2px var(--cp-space-2);
      min-height: 60px;
      padding-block: 8px;
      padding-inline-end: 112px;

      /* Begins the second line. */
      &::before {
        content: '';
        order: 1;
        flex: 1 0 100%;
      }
    }
    &&& tbody td {
      width: auto;
    }
    &&& td[data-main] {
      display: contents;
    }
    &&& td[data-main] > :first-child {
      max-width: calc(100% - 112px);
      overflow: hidden;
      font-size: var(--cp-text-sm);
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    &&& td[data-main] > :last-child {
      order: 2;
      max-width: 50%;
      line-height: 20px;
    }
    &&& td[data-required] {
      order: 3;
    }
    &&& td[data-options] {
      flex: 1 1 0;
      order: 4;
    }
    &&& td[data-figures] {
      position: absolute;
      inset: calc(50% - 10px) 56px auto auto;
      font-size: var(--cp-text-sm);
    }
    &&& td:is([data-grip], [data-used-by]) {
      display: none;
    }
    ${actionsBeside}
  `)}
`;

/** The table header. Also used by the skeleton. */
export function FieldTableHead() {
  const text = useMessages(fieldSettingsMessages);
  const head = (column: 'fieldLabel' | 'type' | 'options' | 'usedBy' | 'required' | 'entries') => (
    <th scope="col" data-column={column}>
      {text[column]}
    </th>
  );
  return (
    <thead>
      <tr>
        <th scope="col" data-column="grip">
          <VisuallyHidden data-grip-head="">{text.order}</VisuallyHidden>
        </th>
        {head('fieldLabel')}
        {head('type')}
        {head('options')}
        {head('usedBy')}
        {head('required')}
        {head('entries')}
        <th scope="col" data-column="actions">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** Displays the fields of one kind. Users can change their order. */
export function FieldTable({ fields, label, onOrder, counts, ...rest }: FieldTableProps) {
  const fieldOf = (id: string) => fields.find((field) => field.id === id);
  const order = useRowOrder({
    ids: fields.map(({ id }) => id),
    nameOf: (id) => fieldOf(id)?.label ?? id,
    onOrder,
  });
  return (
    <>
      <Fields aria-label={label}>
        <FieldTableHead />
        <tbody>
          {order.ids.map((id, place) => {
            const field = fieldOf(id);
            const count = counts?.find(({ fieldId }) => fieldId === id)?.count ?? (counts && 0);
            return field && <FieldRow key={id} {...rest} {...{ field, place, order, count }} />;
          })}
        </tbody>
      </Fields>
      <VisuallyHidden role="status">{order.status}</VisuallyHidden>
    </>
  );
}

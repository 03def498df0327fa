import type { Field } from '@content-planner/model';
import { styled } from 'styled-components';
import { useRowDrag } from '../../internal/use-row-drag.js';
import { useKinds } from '../../kit/use-kinds.js';
import { useKit } from '../../kit/use-kit.js';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { Link } from '../../primitives/Link.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.js';
import { KindGlyph } from '../kinds/KindGlyph.js';
import { RowButtons } from '../RowButtons.js';
import { RowGrip } from '../RowGrip.js';
import type { RowOrder } from '../use-row-order.js';
import { FieldOptions } from './FieldOptions.js';
import type { FieldTableProps } from './FieldTable.js';
import { fieldSettingsMessages } from './messages.js';
import { TypeIcon } from './TypeIcon.js';

interface FieldRowProps
  extends Pick<FieldTableProps, 'kind' | 'entriesHref' | 'onNavigate' | 'onEdit' | 'onDelete'> {
  field: Field;
  place: number;
  order: RowOrder;
  /** How many entries have a value. Null if the number is unknown. */
  count: number | null;
}

/** The number of kinds whose icons are displayed. */
const MAX_ICONS = 3;

const Name = styled.span`
  display: block;
  overflow: hidden;
  color: var(--cp-text-tertiary);
  font-family: var(--cp-font-mono);
  font-size: 11px;
  line-height: 14px;
  font-weight: var(--cp-weight-regular);
  letter-spacing: 0;
  text-overflow: ellipsis;
`;

const Icons = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  vertical-align: middle;

  & > * + :last-child {
    margin-inline-start: 4px;
  }
`;

/** A field in the table of a kind's fields. */
export function FieldRow({
  field,
  kind,
  place,
  order,
  count,
  entriesHref,
  onNavigate,
  onEdit,
  onDelete,
}: FieldRowProps) {
  const { locale } = useKit();
  const { list, hidden } = useKinds();
  const text = useMessages(fieldSettingsMessages);
  const { ref, handleRef, isDragged, line } = useRowDrag<HTMLTableRowElement, HTMLButtonElement>(
    `fields-${kind}`,
    place,
    order.move,
  );
  const { id, name, label, type, kinds } = field;
  const named = { fieldLabel: label };
  const used = [...list, ...hidden].filter((one) => kinds.some((use) => use.kind === one.kind));
  const names = used.map(({ badge }) => badge).join(', ');
  const isEverywhere = list.every((one) => kinds.some((use) => use.kind === one.kind));
  const isRequired = kinds.find((use) => use.kind === kind)?.isRequired;
  const shown = count?.toLocaleString(locale);
  return (
    <tr
      ref={ref}
      data-field={name}
      data-dragged={isDragged ? '' : undefined}
      data-line={line ?? undefined}
      data-lifted={order.lifted === id ? '' : undefined}
    >
      <td data-grip="">
        <RowGrip ref={handleRef} id={id} name={label} order={order} />
      </td>
      <td data-main="" title={label}>
        <span>{label}</span>
        <Name title={name}>{name}</Name>
      </td>
      <td>
        <Icons>
          <TypeIcon type={type} size={14} />
          <span>{text.types[type]}</span>
        </Icons>
      </td>
      <FieldOptions field={field} />
      <td data-used-by="" title={names}>
        <Icons>
          {used.slice(0, MAX_ICONS).map((one) => (
            <KindGlyph key={one.kind} icon={one.icon} color={one.defaultColor} />
          ))}
          <span aria-hidden>{isEverywhere ? text.allTypes : text.kinds({ count: kinds.length })}</span>
        </Icons>
        <VisuallyHidden>{names}</VisuallyHidden>
      </td>
      <td data-required="" data-empty={isRequired ? undefined : ''}>
        {isRequired && <Badge>{text.required}</Badge>}
      </td>
      <td data-figures="" data-empty={count === null ? '' : undefined}>
        {count !== null && count > 0 && entriesHref ? (
          <Link
            href={entriesHref(field)}
            onNavigate={onNavigate}
            aria-label={text.entriesOf({ ...named, count })}
          >
            {shown}
          </Link>
        ) : (
          shown
        )}
      </td>
      <td data-actions="">
        <RowButtons
          name={label}
          editLabel={text.edit(named)}
          deleteLabel={text.delete(named)}
          onEdit={() => onEdit({ field })}
          onDelete={() => onDelete({ field })}
          onMoveUp={place > 0 ? () => order.move(place, place - 1) : undefined}
          onMoveDown={place < order.ids.length - 1 ? () => order.move(place, place + 1) : undefined}
        />
      </td>
    </tr>
  );
}

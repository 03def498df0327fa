import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ColorDot } from '../primitives/ColorDot.js';
import { IconButton } from '../primitives/IconButton.js';
import { Menu } from '../primitives/Menu.js';
import { Skeleton } from '../primitives/Skeleton.js';
import { entryDates, entryFacts } from './entry-facts.js';
import type { LogListProps } from './LogGrid.js';
import { SKELETON_ROWS, titleWidth } from './SkeletonRows.js';
import { Scroller } from './table-parts.js';

const Row = styled.li`
  --cp-control-h: 44px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 44px;
  align-items: center;
  min-height: 60px;
  padding-inline-start: var(--cp-space-3);
  border-block-end: 1px solid var(--cp-border-subtle);

  & b {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-weight: var(--cp-weight-medium);
  }
  /* The button touches the edge of what scrolls, which would cut its ring off. */
  & > :focus-visible {
    outline-offset: -2px;
  }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-width: 0;
  overflow: hidden;
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: 18px;
  white-space: nowrap;

  & > span {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
  }
  & > [data-date] {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;

const Cut = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Waiting = styled.div`
  display: grid;
  gap: 10px;
`;

/** The list on small screens: two lines an entry, and a menu. */
export function LogRows({ entries, brands, loading, locale, labels, onEdit, onDelete }: LogListProps) {
  const id = useId();
  if (loading) return <SkeletonList />;
  const options = { locale, labels };
  return (
    <Scroller>
      <ul aria-label={labels.name}>
        {entries.map((entry) => {
          const brand = brands.find((candidate) => candidate.id === entry.brandId);
          const menuId = `${id}-menu-${entry.id}`;
          const titleId = `${id}-title-${entry.id}`;
          return (
            <Row key={entry.id}>
              <div>
                <b id={titleId}>{entry.title}</b>
                <Facts>
                  <span data-date="">{entryDates(entry, options)}</span>
                  {brand && (
                    <span>
                      <ColorDot color={brand.color} />
                      <Cut>{brand.name}</Cut>
                    </span>
                  )}
                  {entryFacts(entry, options).map(({ name, text }) => (
                    <span key={name}>
                      <Cut>{text}</Cut>
                    </span>
                  ))}
                </Facts>
              </div>
              <Menu
                trigger={
                  <IconButton
                    id={menuId}
                    label={labels.actions}
                    aria-labelledby={`${menuId} ${titleId}`}
                    tooltip={false}
                    icon={<Ellipsis size={16} strokeWidth={1.75} />}
                  />
                }
                items={[
                  {
                    id: 'edit',
                    label: labels.edit,
                    icon: <Pencil size={16} strokeWidth={1.75} />,
                    onSelect: () => onEdit({ entry }),
                  },
                  {
                    id: 'delete',
                    label: labels.delete,
                    icon: <Trash2 size={16} strokeWidth={1.75} />,
                    danger: true,
                    onSelect: () => onDelete({ entry }),
                  },
                ]}
              />
            </Row>
          );
        })}
      </ul>
    </Scroller>
  );
}

function SkeletonList() {
  return (
    <Scroller data-loading="">
      {Array.from({ length: SKELETON_ROWS }, (_row, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows have nothing else, and never change places
        <Row key={row} as="div">
          <Waiting>
            <Skeleton width={titleWidth(row)} />
            <Skeleton width={160} height={10} />
          </Waiting>
        </Row>
      ))}
    </Scroller>
  );
}

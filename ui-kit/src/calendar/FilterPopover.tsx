import { ListFilter } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../colors/color-style.js';
import { kindColor } from '../colors/entry-color.js';
import { KINDS } from '../logs/kinds/index.js';
import { LOG_KINDS, type LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { Popover } from '../primitives/Popover.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { tint } from '../theme/tint.js';
import type { CalendarLabels } from './calendar-labels.js';

interface FilterPopoverProps {
  /** The kinds that show. */
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: LogKind[] }) => void;
  labels: CalendarLabels;
}

const Root = styled.div`
  min-width: 220px;
  padding: var(--cp-space-2);

  h2 {
    padding: 4px var(--cp-space-2) 6px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }

  li > div {
    min-height: 32px;
    padding-inline: var(--cp-space-2);
    border-radius: var(--cp-radius-sm);
  }

  li > div:hover {
    background: var(--cp-surface-hover);
  }

  label {
    ${tint}
    display: flex;
    flex: 1;
    align-items: center;
    gap: 10px;
    min-height: 32px;
  }

  label svg {
    color: var(--cp-entry-icon);
  }

  > button {
    width: 100%;
    margin-top: var(--cp-space-2);
  }
`;

/* Over the text that it replaces, so that the button keeps its width and nothing beside it moves. */
const Count = styled.span`
  position: absolute;
  inset-inline: 36px 12px;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-active);
  font-size: var(--cp-text-xs);
  line-height: 18px;
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;

  @container (width < 960px) {
    inset-block-start: -8px;
    inset-inline: 2px;
    background: var(--cp-accent-solid);
    color: var(--cp-text-on-accent);
    font-size: 10px;
    line-height: 14px;
  }
`;

/** Which kinds show: a box each behind a button, which says how many do where some do not (spec, section 2). */
export function FilterPopover({ kinds, onKindsChange, labels }: FilterPopoverProps) {
  const titleId = useId();
  const isFiltered = kinds.length < LOG_KINDS.length;
  return (
    <Popover
      align="end"
      aria-labelledby={titleId}
      trigger={
        <Button data-filter={isFiltered ? 'some' : 'all'} icon={<ListFilter size={16} strokeWidth={1.75} />}>
          <span data-text="">{labels.filter}</span>
          {isFiltered && (
            <>
              <VisuallyHidden>
                {labels.filtered({ shown: kinds.length, total: LOG_KINDS.length })}
              </VisuallyHidden>
              <Count aria-hidden="true">
                {labels.filterCount({ shown: kinds.length, total: LOG_KINDS.length })}
              </Count>
            </>
          )}
        </Button>
      }
    >
      <Root>
        <h2 id={titleId}>{labels.filter}</h2>
        <ul>
          {LOG_KINDS.map((kind) => {
            const Icon = KINDS[kind].icon;
            return (
              <li key={kind} style={colorStyle(kindColor(kind))}>
                <Checkbox
                  checked={kinds.includes(kind)}
                  onCheckedChange={({ checked }) =>
                    onKindsChange({
                      kinds: LOG_KINDS.filter((other) => (other === kind ? checked : kinds.includes(other))),
                    })
                  }
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {labels.kind(kind)}
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {isFiltered && (
          <Button size="sm" onClick={() => onKindsChange({ kinds: [...LOG_KINDS] })}>
            {labels.showAllTypes}
          </Button>
        )}
      </Root>
    </Popover>
  );
}

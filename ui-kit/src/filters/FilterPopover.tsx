import { useId } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../colors/color-style.js';
import { kindColor } from '../colors/entry-color.js';
import { useKindOf } from '../kit/use-kinds.js';
import { useMessages } from '../kit/use-messages.js';
import { KINDS } from '../logs/kinds/index.js';
import { LOG_KINDS, type LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { tint } from '../theme/tint.js';
import { filterMessages } from './filter-messages.js';
import { walkWithArrows } from './walk-with-arrows.js';

interface FilterPopoverProps extends ButtonPopoverProps {
  /** The visible kinds. */
  kinds: readonly LogKind[];
  onKindsChange: (change: { kinds: LogKind[] }) => void;
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

/** The popover with the filter's checkboxes. */
export function FilterPopover({ kinds, onKindsChange, ...popover }: FilterPopoverProps) {
  const text = useMessages(filterMessages);
  const kindOf = useKindOf();
  const titleId = useId();
  const isFiltered = kinds.length < LOG_KINDS.length;
  return (
    <Popover {...popover} align="end" aria-labelledby={titleId} onKeyDown={walkWithArrows}>
      <Root>
        <h2 id={titleId}>{text.filter}</h2>
        <ul>
          {LOG_KINDS.map((kind) => {
            const Icon = KINDS[kind].icon;
            return (
              <li key={kind} style={colorStyle(kindColor(kindOf(kind)))}>
                <Checkbox
                  checked={kinds.includes(kind)}
                  onCheckedChange={({ checked }) =>
                    onKindsChange({
                      kinds: LOG_KINDS.filter((other) => (other === kind ? checked : kinds.includes(other))),
                    })
                  }
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {kindOf(kind).badge}
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {isFiltered && (
          <Button size="sm" onClick={() => onKindsChange({ kinds: [...LOG_KINDS] })}>
            {text.showAllTypes}
          </Button>
        )}
      </Root>
    </Popover>
  );
}

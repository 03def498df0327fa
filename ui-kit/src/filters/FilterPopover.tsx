import { useId } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../colors/color-style.js';
import { kindColor } from '../colors/entry-color.js';
import { useMessages } from '../kit/use-messages.js';
import { isBuiltIn } from '../logs/kinds/kinds-in.js';
import type { LogKind } from '../logs/types.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { Popover } from '../primitives/Popover.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { tint } from '../theme/tint.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { useOfferedKinds, withKind } from './offered-kinds.js';
import { walkWithArrows } from './walk-with-arrows.js';

interface FilterPopoverProps extends ButtonPopoverProps {
  /** The visible kinds. Null if all are visible. */
  kinds: readonly LogKind[] | null;
  onKindsChange: (change: { kinds: readonly LogKind[] | null }) => void;
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

  /* The team's own kinds follow the built-in ones. */
  li:not([data-own]) + [data-own],
  li[data-own] + :not([data-own]) {
    margin-block-start: 4px;
    padding-block-start: 4px;
    border-block-start: 1px solid var(--cp-border-default);
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
  const text = useMessages(filterMenuMessages);
  const offered = useOfferedKinds(kinds);
  const titleId = useId();
  return (
    <Popover {...popover} align="end" aria-labelledby={titleId} onKeyDown={walkWithArrows}>
      <Root>
        <h2 id={titleId}>{text.filter}</h2>
        <ul>
          {offered.map((one) => {
            const { kind, icon: Icon, badge, isShown } = one;
            return (
              <li key={kind} data-own={isBuiltIn(kind) ? undefined : ''} style={colorStyle(kindColor(one))}>
                <Checkbox
                  checked={isShown}
                  onCheckedChange={({ checked }) =>
                    onKindsChange({ kinds: withKind(offered, kind, checked) })
                  }
                >
                  <Icon size={16} strokeWidth={1.75} aria-hidden />
                  {badge}
                </Checkbox>
              </li>
            );
          })}
        </ul>
        {kinds && (
          <Button size="sm" onClick={() => onKindsChange({ kinds: null })}>
            {text.showAllTypes}
          </Button>
        )}
      </Root>
    </Popover>
  );
}

import { useId } from 'react';
import { styled } from 'styled-components';
import { colorStyle } from '../../colors/color-style.js';
import { kindColor } from '../../colors/entry-color.js';
import { useMessages } from '../../kit/use-messages.js';
import type { KindDescription } from '../../logs/kinds/kind.js';
import type { LogKind } from '../../logs/types.js';
import { Tooltip } from '../../primitives/Tooltip.js';
import { tint } from '../../theme/tint.js';
import { quickCreateMessages } from './quick-create-messages.js';

const Kinds = styled.div`
  display: flex;
  gap: 2px;

  > label {
    ${tint}
    position: relative;
    display: inline-grid;
    place-content: center;
    width: 32px;
    height: 32px;
    border: 1.5px solid transparent;
    border-radius: var(--cp-radius-sm);
    color: var(--cp-text-tertiary);
    cursor: pointer;
  }
  > label:hover {
    background: var(--cp-surface-hover);
  }
  > label:has(:checked) {
    border-color: var(--cp-entry-bar);
    background: var(--cp-entry-bg);
    color: var(--cp-entry-icon);
  }
  > label:has(:focus-visible) {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }
  > label > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > label {
      width: 40px;
      height: 40px;
    }
  }
  @media (forced-colors: active) {
    > label:has(:checked) {
      border-color: Highlight;
    }
  }
`;

interface KindRadiosProps {
  offered: readonly KindDescription[];
  value: LogKind;
  onChange: (kind: LogKind) => void;
  /** Called when the user clicks a kind, after `onChange`. */
  onClick: () => void;
}

/** The icons of the kinds, of which users choose one. */
export function KindRadios({ offered, value, onChange, onClick }: KindRadiosProps) {
  const text = useMessages(quickCreateMessages);
  const name = useId();
  return (
    <Kinds role="radiogroup" aria-label={text.entryKind}>
      {offered.map((described) => {
        const { kind: one, icon: Icon } = described;
        return (
          <Tooltip key={one} content={described.badge}>
            <label style={colorStyle(kindColor(described))}>
              <input
                type="radio"
                name={name}
                value={one}
                checked={one === value}
                aria-label={described.badge}
                onChange={() => {
                  onChange(one);
                }}
                onClick={({ detail }) => {
                  // Arrow keys also cause clicks, and must not leave the group.
                  if (detail > 0) onClick();
                }}
              />
              <Icon size={16} strokeWidth={1.75} />
            </label>
          </Tooltip>
        );
      })}
    </Kinds>
  );
}

import { Check, Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { ColorField } from '../../primitives/ColorField.js';
import { Popover } from '../../primitives/Popover.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import { kindDialogMessages } from './messages.js';

interface KindColorFieldProps {
  value: string;
  onValueChange: (change: { value: string }) => void;
  error?: string | undefined;
  /** Whether the field for any other color is below the choices. By default, a button after them opens it. */
  isOpen?: boolean;
}

/** The colors that are offered, with the keys of their names. */
export const KIND_COLORS = {
  red: '#ef4444',
  orange: '#f97316',
  yellow: '#eab308',
  lime: '#84cc16',
  green: '#22c55e',
  teal: '#14b8a6',
  cyan: '#06b6d4',
  blue: '#3b82f6',
  violet: '#8b5cf6',
  pink: '#ec4899',
} as const;

const offered = Object.entries(KIND_COLORS) as [keyof typeof KIND_COLORS, string][];

const Swatch = styled.span`
  display: grid;
  forced-color-adjust: none;

  & > * {
    grid-area: 1 / 1;
    place-self: center;
  }
  /* Dark on all colors that are offered. */
  & > :nth-child(2) {
    color: #000;
  }
  &[data-chosen] > :first-child {
    outline: 2px solid var(--cp-text-primary);
    outline-offset: 2px;
  }
`;

const Other = styled.button`
  display: grid;
  place-content: center;
  justify-self: center;
  width: 20px;
  height: 20px;
  padding: 0;
  border: 0;
  border-radius: var(--cp-radius-sm);
  background: none;
  color: var(--cp-text-secondary);
  cursor: pointer;

  &[data-empty] {
    box-shadow: inset 0 0 0 1px var(--cp-border-strong);
  }
  &:hover {
    color: var(--cp-text-primary);
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

const OtherField = styled.div`
  max-width: 200px;
  padding: var(--cp-space-3);

  fieldset > & {
    padding: var(--cp-space-2) 0 0;
  }
`;

const Problem = styled.p`
  margin-top: 4px;
  color: var(--cp-danger-text);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** A choice of colors, with a field for any other one. */
export function KindColorField({ value, onValueChange, error, isOpen = false }: KindColorFieldProps) {
  const text = useMessages(kindDialogMessages);
  const chosen = value.trim().toLowerCase();
  const isOther = chosen !== '' && offered.every(([, color]) => color !== chosen);
  const other = (
    <OtherField>
      <ColorField
        aria-label={text.color}
        aria-invalid={error ? true : undefined}
        pickLabel={text.pickColor}
        value={value}
        onValueChange={onValueChange}
      />
    </OtherField>
  );
  return (
    <ChoiceGrid
      size="sm"
      legend={text.color}
      value={chosen}
      onValueChange={onValueChange}
      choices={offered.map(([name, color]) => ({
        value: color,
        name: text.colorNames[name],
        picture: (
          <Swatch data-chosen={color === chosen ? '' : undefined}>
            <ColorDot shape="swatch" size={20} color={color} />
            {color === chosen && <Check size={14} strokeWidth={2.5} aria-hidden />}
          </Swatch>
        ),
      }))}
      last={
        !isOpen && (
          <Popover
            aria-label={text.otherColor}
            align="end"
            trigger={
              <Other
                type="button"
                aria-label={isOther ? text.otherColorIs({ color: value.trim() }) : text.otherColor}
                title={text.otherColor}
                data-empty={isOther ? undefined : ''}
              >
                {isOther ? (
                  <Swatch data-chosen="">
                    <ColorDot shape="swatch" size={20} color={value} />
                  </Swatch>
                ) : (
                  <Plus size={12} strokeWidth={1.75} aria-hidden />
                )}
              </Other>
            }
          >
            {other}
          </Popover>
        )
      }
    >
      {isOpen && other}
      {error && <Problem role="alert">{error}</Problem>}
    </ChoiceGrid>
  );
}

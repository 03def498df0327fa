import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { ColorDot } from '../../primitives/ColorDot.js';
import { ColorField } from '../../primitives/ColorField.js';
import { ChoiceGrid } from './ChoiceGrid.js';
import { kindDialogMessages } from './messages.js';

interface KindColorFieldProps {
  value: string;
  onValueChange: (change: { value: string }) => void;
  error: string | undefined;
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

const AnyColor = styled.div`
  max-width: 200px;
  margin-top: var(--cp-space-2);
`;

const Problem = styled.p`
  margin-top: 4px;
  color: var(--cp-danger-text);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);
`;

/** A choice of colors, with a field for any other one. */
export function KindColorField({ value, onValueChange, error }: KindColorFieldProps) {
  const text = useMessages(kindDialogMessages);
  return (
    <ChoiceGrid
      size="sm"
      legend={text.color}
      value={value.trim().toLowerCase()}
      onValueChange={onValueChange}
      choices={offered.map(([name, color]) => ({
        value: color,
        name: text.colorNames[name],
        picture: <ColorDot shape="swatch" size={20} color={color} />,
      }))}
    >
      <AnyColor>
        <ColorField
          aria-label={text.color}
          aria-invalid={error ? true : undefined}
          pickLabel={text.pickColor}
          value={value}
          onValueChange={onValueChange}
        />
      </AnyColor>
      {error && <Problem role="alert">{error}</Problem>}
    </ChoiceGrid>
  );
}

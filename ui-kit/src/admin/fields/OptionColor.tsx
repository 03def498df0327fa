import { styled } from 'styled-components';
import { ColorDot } from '../../primitives/ColorDot.js';
import { Popover } from '../../primitives/Popover.js';
import { KindColorField } from '../kinds/KindColorField.js';

interface OptionColorProps {
  /** The accessible name of the button. */
  label: string;
  value: string;
  onValueChange: (change: { value: string }) => void;
}

const Swatch = styled.button`
  display: grid;
  place-content: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--cp-radius-sm);
  background: none;
  cursor: pointer;

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
  }
`;

const Colors = styled.div`
  width: 200px;
  padding: var(--cp-space-3);

  @media (pointer: coarse) {
    width: 272px;
  }
`;

/** The color of an option, as a button that opens the colors. */
export function OptionColor({ label, value, onValueChange }: OptionColorProps) {
  return (
    <Popover
      aria-label={label}
      trigger={
        <Swatch type="button" aria-label={label}>
          <ColorDot shape="swatch" size={18} color={value} />
        </Swatch>
      }
    >
      <Colors>
        <KindColorField value={value} onValueChange={onValueChange} isOpen />
      </Colors>
    </Popover>
  );
}

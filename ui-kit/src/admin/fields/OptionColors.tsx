import { styled } from 'styled-components';
import { defaultOptionColor } from '../../colors/option-color.js';
import { useMessages } from '../../kit/use-messages.js';
import { ColorField } from '../../primitives/ColorField.js';
import { fieldConfigurationDialogMessages } from './messages.js';

interface OptionColorsProps {
  options: readonly string[];
  /** The colors that the user entered, keyed by option. */
  colors: Readonly<Record<string, string>>;
  onColorsChange: (change: { colors: Record<string, string> }) => void;
}

const Root = styled.fieldset`
  grid-column: 1 / -1;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: 6px;
    padding: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }

  > ul {
    display: grid;
    gap: 6px;
    max-height: 216px;
    margin: 0;
    padding: 2px;
    overflow: auto;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    gap: var(--cp-space-3);
  }

  li > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * Displays a color field for each dropdown option. An option without a color has the default color for its position.
 */
export function OptionColors({ options, colors, onColorsChange }: OptionColorsProps) {
  const text = useMessages(fieldConfigurationDialogMessages);
  return (
    <Root>
      <legend>{text.optionColors}</legend>
      <ul>
        {[...new Set(options)].map((option, position) => (
          <li key={option}>
            <span dir="auto" title={option}>
              {option}
            </span>
            <ColorField
              aria-label={text.optionColor({ option })}
              pickLabel={text.pickOptionColor({ option })}
              fallback={defaultOptionColor(position)}
              value={Object.hasOwn(colors, option) ? (colors[option] ?? '') : ''}
              onValueChange={({ value }) => onColorsChange({ colors: { ...colors, [option]: value } })}
            />
          </li>
        ))}
      </ul>
    </Root>
  );
}

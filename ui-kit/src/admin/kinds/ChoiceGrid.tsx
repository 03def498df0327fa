import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { visuallyHiddenStyle } from '../../primitives/VisuallyHidden.js';

/** A choice in a grid of pictures. */
export interface PictureChoice {
  value: string;
  /** What screen readers and tooltips call the picture. */
  name: string;
  picture: ReactNode;
}

interface ChoiceGridProps {
  legend: string;
  choices: readonly PictureChoice[];
  value: string;
  onValueChange: (change: { value: string }) => void;
  /** The last cell, after the choices. */
  last?: ReactNode;
  /** Content below the choices. */
  children?: ReactNode;
  /** Small pictures take half of the form's width. */
  size?: 'sm';
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: 6px;
    padding: 0;
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > div:first-of-type {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(42px, 1fr));
    gap: 4px;
    align-items: center;
  }
  & > div > label {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 34px;
    border-radius: var(--cp-radius-md);
    color: var(--cp-text-secondary);
    cursor: pointer;
  }
  &[data-size='sm'] > div:first-of-type {
    grid-template-columns: repeat(auto-fill, minmax(22px, 1fr));
  }
  &[data-size='sm'] > div > label {
    height: 28px;
  }
  & > div > label:hover {
    background: var(--cp-surface-hover);
    color: var(--cp-text-primary);
  }
  & > div > label:has(:focus-visible) {
    outline: 2px solid var(--cp-focus-ring);
    outline-offset: 1px;
  }
  & > div > label > input {
    ${visuallyHiddenStyle}
  }

  @media (pointer: coarse) {
    &&& > div > label {
      height: 44px;
    }
    &&& > div:first-of-type {
      grid-template-columns: repeat(auto-fill, minmax(44px, 1fr));
    }
  }
  @media (forced-colors: active) {
    & > div > label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

/** Pictures side by side, one of which is chosen. Arrow keys choose the next one. */
export function ChoiceGrid({ legend, choices, value, onValueChange, last, children, size }: ChoiceGridProps) {
  const name = useId();
  return (
    <Root data-size={size} data-full={size ? undefined : ''}>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value} title={choice.name}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onValueChange({ value: choice.value })}
            />
            {choice.picture}
          </label>
        ))}
        {last}
      </div>
      {children}
    </Root>
  );
}

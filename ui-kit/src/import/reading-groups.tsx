import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** Controls of the panel about how the sheet is read, below a heading. */
export const Group = styled.div`
  display: grid;
  gap: var(--cp-space-2);

  & > h3 {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > p {
    color: var(--cp-text-secondary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    overflow-wrap: anywhere;
  }
  & > label {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    min-height: 28px;
    cursor: pointer;
  }
  & > label > input {
    flex: none;
    margin: 0;
    width: 16px;
    height: 16px;
    accent-color: var(--cp-text-primary);
  }
`;

interface RadiosProps<T extends string> {
  title: string;
  options: readonly { value: T; label: string }[];
  value: T | null;
  onChoose: (value: T) => void;
  children?: ReactNode;
}

/** A few options, of which the user chooses one. */
export function Radios<T extends string>({ title, options, value, onChoose, children }: RadiosProps<T>) {
  const id = useId();
  return (
    <Group role="radiogroup" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
      {children}
    </Group>
  );
}

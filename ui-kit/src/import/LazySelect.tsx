import { useState } from 'react';
import { Select, type SelectProps } from '../primitives/Select.js';

/**
 * A select that does not render all its options until it receives focus or is pressed. A sheet can have many columns
 * and names, and each select can have many options.
 */
export function LazySelect({ options, value, ...rest }: SelectProps) {
  const [isReached, setIsReached] = useState(false);
  const reach = () => setIsReached(true);
  return (
    <Select
      {...rest}
      options={isReached ? options : options.filter((option) => option.value === value)}
      value={value ?? null}
      onFocus={reach}
      onPointerDownCapture={reach}
    />
  );
}

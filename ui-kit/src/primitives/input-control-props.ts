import type { ComponentPropsWithoutRef } from 'react';
import type { FieldControl } from './Field.js';

/**
 * Props that all controls around an `<input>` share: those of the input, with a value that can be controlled.
 */
export interface InputControlProps
  extends Omit<
      ComponentPropsWithoutRef<'input'>,
      keyof FieldControl | 'value' | 'defaultValue' | 'onChange' | 'type' | 'onBlur'
    >,
    Partial<FieldControl> {
  /** The initial value without `value`. @default '' */
  defaultValue?: string;
  onBlur?: () => void;
}

import type { ComponentPropsWithoutRef } from 'react';
import type { FieldControl } from './Field.js';

/** Props that all controls based on an `<input>` share: the input's props, plus a value that can be controlled. */
export interface InputControlProps
  extends Omit<
      ComponentPropsWithoutRef<'input'>,
      keyof FieldControl | 'value' | 'defaultValue' | 'onChange' | 'type' | 'onBlur'
    >,
    Partial<FieldControl> {
  /** The initial value if `value` is omitted. @default '' */
  defaultValue?: string;
  onBlur?: () => void;
}

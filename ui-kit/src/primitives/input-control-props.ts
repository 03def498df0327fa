import type { ComponentPropsWithoutRef } from 'react';
import type { FieldControl } from './Field.js';

/** What every control around an `<input>` takes: the props of the input, and a text that the host or it keeps. */
export interface InputControlProps
  extends Omit<
      ComponentPropsWithoutRef<'input'>,
      keyof FieldControl | 'value' | 'defaultValue' | 'onChange' | 'type' | 'onBlur'
    >,
    Partial<FieldControl> {
  /** The first value where the field keeps it. @default '' */
  defaultValue?: string;
  onBlur?: () => void;
}

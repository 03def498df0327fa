import { useState } from 'react';

/** Returns the value from when a dialog was last open, so that its text does not change while it fades out. */
export function useWhileOpen<Value>(open: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (open && shown !== value) setShown(value);
  return open ? value : shown;
}

import { useState } from 'react';

/** Returns the value that a dialog had when it was last open, so that its text doesn't change while it fades out. */
export function useWhileOpen<Value>(open: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (open && shown !== value) setShown(value);
  return open ? value : shown;
}

import { useState } from 'react';

/** A value as it was while a dialog was last open, so that one that fades out does not change what it says. */
export function useWhileOpen<Value>(open: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (open && shown !== value) setShown(value);
  return open ? value : shown;
}

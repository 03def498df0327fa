import { useCallback, useState } from 'react';

/** Returns the ids of the changes for which a request is running, and a function that runs one. */
export function useBusyIds(): [readonly string[], (id: string, run: () => Promise<void>) => Promise<void>] {
  const [busyIds, setBusyIds] = useState<readonly string[]>([]);
  const runFor = useCallback(async (id: string, run: () => Promise<void>) => {
    setBusyIds((ids) => [...ids, id]);
    try {
      await run();
    } finally {
      setBusyIds((ids) => ids.filter((busy) => busy !== id));
    }
  }, []);
  return [busyIds, runFor];
}

import { useState } from 'react';
import type { Client } from 'urql';
import { useConnection } from '../core/PlannerProvider.js';
import type { Read } from '../core/use-read.js';

interface Kept<Data> {
  urql: Client;
  subject: string;
  data: Data;
}

/**
 * Keeps the previous data while the next request loads.
 *
 * @param subject identifies the list. Data is kept only for requests with the same subject. If the subject is
 * undefined, no data is kept.
 */
export function useKeptPage<Data, Current extends Read & { data: Data | undefined }>(
  read: Current & { data: Data | undefined },
  subject: string | undefined,
): Current & { isPrevious: boolean } {
  const { urql } = useConnection();
  const [kept, keep] = useState<Kept<Data> | null>(null);
  const { data } = read;
  if (subject !== undefined && data !== undefined && kept?.data !== data) keep({ urql, subject, data });
  // Don't use data from a previous urql client, because another user might be logged in now.
  if (read.loading && kept?.urql === urql && kept.subject === subject)
    return { ...read, data: kept.data, loading: false, isPrevious: true };
  return { ...read, isPrevious: false };
}

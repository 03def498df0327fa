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
 * @param subject requests with the same subject are for the same list; undefined keeps nothing
 */
export function useKeptPage<Data>(read: Read & { data: Data | undefined }, subject: string | undefined) {
  const { urql } = useConnection();
  const [kept, keep] = useState<Kept<Data> | null>(null);
  const { data } = read;
  if (subject !== undefined && data !== undefined && kept?.data !== data) keep({ urql, subject, data });
  // With another urql client, another user may be logged in.
  if (read.loading && kept?.urql === urql && kept.subject === subject)
    return { ...read, data: kept.data, loading: false, isPrevious: true };
  return { ...read, isPrevious: false };
}

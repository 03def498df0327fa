import { type ReactNode, useMemo } from 'react';
import { KitProvider } from '../../kit/KitProvider.js';
import { useMessages } from '../../kit/use-messages.js';
import { bulkBarMessages } from './bulk-messages.js';

/** Gives a `SelectionBar` the texts of lists. */
export function ListTexts({ children }: { children: ReactNode }) {
  const selectionBar = useMessages(bulkBarMessages);
  const messages = useMemo(() => ({ selectionBar }), [selectionBar]);
  return <KitProvider messages={messages}>{children}</KitProvider>;
}

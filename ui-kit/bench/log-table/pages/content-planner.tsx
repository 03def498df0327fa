import { createRoot } from 'react-dom/client';
import { LogTable } from '../../../src/log-table/LogTable.js';
import { sampleBrands, sampleFieldConfigurations } from '../../../src/log-table/story-data.js';
import { ThemeProvider } from '../../../src/theme/ThemeProvider.js';
import type { TablePage } from './measure.js';

export const page: TablePage = {
  mount: (host, entries) => {
    const root = createRoot(host);
    root.render(
      <ThemeProvider style={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
        <LogTable
          kind="blog"
          entries={entries}
          brands={sampleBrands}
          fieldConfigurations={sampleFieldConfigurations}
          onEdit={() => {}}
          onDelete={() => {}}
          onSelectionChange={() => {}}
        />
      </ThemeProvider>,
    );
    return () => root.unmount();
  },
  rowSelector: 'tr[data-cp-row]',
  scrollerSelector: 'div:has(> table)',
  sortSelector: 'th:nth-child(3) button',
  selectAllSelector: 'thead [role=checkbox]',
};

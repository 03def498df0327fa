import { Calendar, KINDS, LogTable, ThemeProvider } from '@content-planner/ui-kit';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App';
import { page } from './page';

const entry = {
  id: '1',
  kind: 'blog',
  title: 'Spring is here',
  startDate: '2026-03-08',
  endDate: '2026-03-08',
  brandId: null,
  color: null,
  showOnCalendar: true,
  dynamicFields: {},
  fields: { category: null },
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
} as const;

// Prints two lines: the application with additional components and entries, and the page from the README. Both are
// rendered on the server.
const sheet = new ServerStyleSheet();
const html = renderToString(
  sheet.collectStyles(
    <>
      <App />
      <ThemeProvider>
        <Calendar
          entries={[entry]}
          brands={[]}
          today="2026-03-08"
          defaultState={{ date: '2026-03-08', kinds: [KINDS.blog.kind] }}
        />
        <LogTable
          kind="blog"
          entries={[entry]}
          brands={[]}
          fieldConfigurations={[]}
          onEdit={() => {}}
          onDelete={() => {}}
        />
      </ThemeProvider>
    </>,
  ),
);
console.log(JSON.stringify(sheet.getStyleTags() + html));
console.log(JSON.stringify(page('2026-03-08', 'server-nonce')));
sheet.seal();

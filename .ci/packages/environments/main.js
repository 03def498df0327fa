import { Calendar, ImportWizard, ThemeProvider } from '@content-planner/ui-kit';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const DATE = '2026-03-11';
const entry = { id: '1', kind: 'blog', title: 'Spring is here', brandId: null, color: null };

const calendar = createElement(Calendar, {
  entries: [{ ...entry, startDate: DATE, endDate: DATE }],
  brands: [],
  today: DATE,
  defaultState: { date: DATE },
  onMove: (move) => console.log(JSON.stringify(move)),
});
const wizard = createElement(ImportWizard, { onCheck: async () => [], onImport: async () => {} });
createRoot(document.body.appendChild(document.createElement('div'))).render(
  createElement(
    ThemeProvider,
    { style: { height: '100vh' } },
    location.hash === '#import' ? wizard : calendar,
  ),
);

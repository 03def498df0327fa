import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { Pencil, Trash2 } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { formatShortDate } from '../../../src/dates/format-date.js';
import { sampleBrands } from '../../../src/log-table/story-data.js';
import type { Entry } from '../../../src/logs/entry.js';
import type { TablePage } from './measure.js';

const theme = createTheme({ palette: { mode: 'dark' } });
const brandNames = new Map(sampleBrands.map(({ id, name }) => [id, name]));
const yesNo = (value: unknown) => (value === true ? 'Yes' : 'No');

/** The columns of the ui-kit's table, as plain text. */
const columns: GridColDef<Entry>[] = [
  {
    field: 'startDate',
    headerName: 'Date',
    width: 112,
    valueFormatter: (date: string) => formatShortDate(date),
  },
  { field: 'title', headerName: 'Blog Name', width: 204 },
  {
    field: 'category',
    headerName: 'Category',
    width: 132,
    valueGetter: (_value, { fields }) => fields.category,
  },
  {
    field: 'brandId',
    headerName: 'Brand',
    width: 128,
    valueGetter: (id: string | null) => brandNames.get(id ?? '') ?? '',
  },
  { field: 'showOnCalendar', headerName: 'On Calendar', width: 100, valueFormatter: yesNo },
  ...(['author', 'status', 'copy_due', 'newsletter'] as const).map(
    (field): GridColDef<Entry> => ({
      field,
      headerName: field,
      width: 104,
      valueGetter: (_value, { dynamicFields }) => dynamicFields[field],
    }),
  ),
  {
    field: 'actions',
    type: 'actions',
    width: 100,
    getActions: () => [
      <GridActionsCellItem key="edit" icon={<Pencil size={16} />} label="Edit" />,
      <GridActionsCellItem key="delete" icon={<Trash2 size={16} />} label="Delete" />,
    ],
  },
];

export const page: TablePage = {
  mount: (host, entries) => {
    const root = createRoot(host);
    root.render(
      <ThemeProvider theme={theme}>
        <DataGrid
          rows={entries}
          columns={columns}
          checkboxSelection
          rowHeight={40}
          initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
          pageSizeOptions={[100]}
        />
      </ThemeProvider>,
    );
    return () => root.unmount();
  },
  rowSelector: '.MuiDataGrid-row',
  scrollerSelector: '.MuiDataGrid-virtualScroller',
  sortSelector: '.MuiDataGrid-columnHeader[data-field=title]',
  selectAllSelector: '.MuiDataGrid-columnHeaderCheckbox input',
};

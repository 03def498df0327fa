import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { selectionPart } from '../calendar/selection/selection-part.js';
import { listParts } from '../log-table/list-parts.js';
import { calls, Lists, lists } from './lists.fixture.js';
import { type ActionTest, type ActionTests, testActions } from './test-actions.fixture.js';
import {
  acts,
  button,
  checkbox,
  click,
  clicks,
  dialog,
  enters,
  find,
  heading,
  inOrder,
  item,
  keys,
  poll,
  pressing,
  reach,
  searchbox,
  taps,
  visible,
} from './ways.fixture.js';

const state = (expected: object) => poll(() => expect(lists.state).toMatchObject(expected));
const did = (what: string) => poll(() => expect(calls).toEqual([what]));

const field = () => searchbox('Search blog logs');
const CHEESE = 'Cheese for a crowd';
const cheese = () => button(CHEESE);
const [first, second] = [checkbox('Select How we price'), checkbox(`Select ${CHEESE}`)];
const TWO: Pick<ActionTest, 'start'> = { start: { ids: ['blog-1', 'blog-2'] } };
const columns: Pick<ActionTest, 'ready'> = {
  ready: async () => {
    await click(button('Columns'));
    await find(dialog('Column Settings'));
  },
};

const list: ActionTests<'list'> = {
  search: {
    mouse: inOrder(clicks(field()), keys('cheese')),
    keyboard: keys('/', 'cheese'),
    taps: inOrder(taps(field()), keys('cheese')),
    screenReader: inOrder(acts(field()), () => virtual.type('cheese')),
    done: state({ search: 'cheese' }),
  },
  clearSearch: {
    start: { search: 'cheese' },
    ...pressing(button('Clear search')),
    keyboard: inOrder(() => reach(field()), keys('{Escape}')),
    done: state({ search: '' }),
  },
  open: {
    ...pressing(cheese()),
    taps: taps(page.getByRole('listitem').filter({ hasText: CHEESE })),
    done: visible(heading(CHEESE)),
  },
  edit: {
    ...pressing(button(`Edit ${CHEESE}`)),
    taps: taps(button(`Actions ${CHEESE}`), item('Edit')),
    done: did(`edit ${CHEESE}`),
  },
  delete: {
    ...pressing(button(`Delete ${CHEESE}`)),
    taps: taps(button(`Actions ${CHEESE}`), item('Delete')),
    done: did(`delete ${CHEESE}`),
  },
  duplicate: {
    ...pressing(button(`Actions ${CHEESE}`), item('Duplicate')),
    done: did(`duplicate ${CHEESE}`),
  },
  move: {
    ...pressing(button(`Actions ${CHEESE}`), item('Move…'), button('+7 days')),
    ready: listParts.load,
    keyboard: inOrder(() => reach(cheese()), keys('m'), enters(button('+7 days'))),
    done: did(`move ${CHEESE}`),
  },
  select: {
    ready: selectionPart.load,
    ...pressing(second),
    keyboard: inOrder(() => reach(cheese()), keys('x')),
    done: state({ ids: ['blog-2'] }),
  },
  selectRange: {
    mouse: async () => {
      await click(first);
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(second);
      await userEvent.keyboard('{/Shift}');
    },
    keyboard: inOrder(enters(first), keys('{Shift>}{ArrowDown}{/Shift}')),
    taps: taps(first, second),
    screenReader: acts(first, second),
    done: state({ ids: ['blog-1', 'blog-2'] }),
  },
  selectAll: {
    ready: selectionPart.load,
    ...pressing(checkbox('Select all')),
    keyboard: keys('{Control>}a{/Control}'),
    done: poll(() => expect(lists.state.ids).toHaveLength(5)),
  },
  clearSelection: {
    ...TWO,
    ready: selectionPart.load,
    ...pressing(button('Clear selection')),
    keyboard: keys('{Escape}'),
    done: state({ ids: [] }),
  },
  bulkEdit: {
    ...TWO,
    ...pressing(button('Bulk Edit'), checkbox('Update Show on Calendar'), button('Update')),
    done: poll(() => expect(calls[0]).toMatch(/^update .*showOnCalendar/)),
  },
  bulkDelete: {
    ...TWO,
    ...pressing(button('Bulk Delete'), button('Delete')),
    done: did('delete 2 entries'),
  },
  bulkExport: { ...TWO, ...pressing(button('Export CSV')), done: did('export 2 entries') },
  exportCsv: {
    ...pressing(button('More actions'), item('Export CSV')),
    done: did('export the list'),
  },
  hideColumn: {
    ...columns,
    ...pressing(checkbox('Category')),
    done: poll(() => expect(lists.state.visibleColumns).not.toContain('category')),
  },
  moveColumn: {
    ...columns,
    ...pressing(button('Move down Category')),
    done: poll(() => expect(lists.state.columnOrder).toBeDefined()),
  },
  resetColumns: {
    start: { visibleColumns: ['title', 'date'] },
    ...columns,
    ...pressing(button('Reset')),
    done: poll(() => expect(lists.state.visibleColumns).toContain('category')),
  },
};

testActions({ App: Lists, calls, tests: { list } });

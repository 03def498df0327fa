import type { PlannedSheet } from './plan-part.js';

const NO_MATCH = { fitting: [], mustAsk: false };

/** What is displayed before a sheet has been read. */
export const NOTHING: PlannedSheet = {
  rows: {
    sheet: { rows: [], delimiter: null, malformed: new Set(), merged: [] },
    arranged: {
      titles: [],
      headers: null,
      dataRows: [],
      counts: {
        total: 0,
        above: 0,
        headers: 0,
        sections: 0,
        repeated: 0,
        totals: 0,
        otherTable: 0,
        empty: 0,
        data: 0,
      },
      merged: [],
      otherTable: null,
      dateParts: [],
      hiddenYears: [],
    },
    ...{ headerRow: null, isText: true, encoding: null, encodings: [], unclearLine: null, days: null },
  },
  plan: {
    ...{ columns: [], words: [], undated: null, instant: null },
    matched: {
      ...{ columns: [], contents: [], channels: [] },
      evidence: { startDate: NO_MATCH, title: NO_MATCH },
    },
    dates: {
      ...{ order: null, orders: [], evidence: null, isMixed: false, mustAsk: false },
      ...{ lacksYear: false, week: null, ranges: 0 },
    },
    months: null,
    years: new Map(),
    periods: [],
    startTexts: new Map(),
    swap: null,
    doubts: new Map(),
    moved: new Set(),
    datesAbove: new Map(),
    hasMergedDates: false,
    emptyRows: new Set(),
    sectionRows: new Set(),
    numbers: { style: null, mustAsk: false },
  },
};

import { type SpecKind, specKinds } from '../spec-kinds.js';
import { brands, CUSTOM_COLUMNS, entriesOf, fieldsOf, listOf } from './content.js';
import { invalid, type Row } from './row.js';

/** An id of an entry of each other kind. */
export const idsOfOtherKinds = (kind: SpecKind) =>
  specKinds.filter((other) => other !== kind).map((other) => entriesOf(other).latest.id);

const lists = specKinds.map(
  (kind): Row => ({
    call: `GET /logs/${kind.segment}`,
    by: 'member',
    succeeds: [{ answers: [200, listOf(kind)] }],
  }),
);

const entries = specKinds.map(
  (kind): Row => ({
    call: `GET /logs/${kind.segment}/{id}`,
    by: 'member',
    id: entriesOf(kind).newer.id,
    strangers: idsOfOtherKinds(kind),
    succeeds: [{ answers: [200, entriesOf(kind).newer] }],
  }),
);

const fieldConfigurations = specKinds.map(
  (kind): Row => ({
    call: `GET /field-configs/${kind.kind}`,
    by: 'member',
    succeeds: [{ answers: [200, Object.values(fieldsOf(kind))] }],
  }),
);

/** What a list shows until somebody says otherwise (decision L17). */
const defaultColumns = ({ columns }: SpecKind) => {
  const all = [...columns, ...CUSTOM_COLUMNS];
  return { visibleColumns: all, columnOrder: all };
};

const columnPreferences = specKinds.map(
  (kind): Row => ({
    call: `GET /column-preferences/${kind.kind}`,
    by: 'member',
    succeeds: [{ answers: [200, defaultColumns(kind)] }],
  }),
);

const changedColumnPreferences = specKinds.map((kind): Row => {
  const call = `/column-preferences/${kind.kind}`;
  const [first = ''] = kind.columns;
  const own = { visibleColumns: [first], columnOrder: defaultColumns(kind).columnOrder.toReversed() };
  return {
    call: `PUT ${call}`,
    by: 'member',
    ignores: { logType: 'email', userId: 'x' },
    succeeds: [
      {
        sends: own,
        answers: [200, own],
        afterwards: [
          { call: `GET ${call}`, answers: [200, own] },
          // Each user has their own, a kind at a time (decision L16).
          { call: `GET ${call}`, by: 'administrator', answers: [200, defaultColumns(kind)] },
          ...specKinds
            .filter((other) => other !== kind)
            .map((other) => ({
              call: `GET /column-preferences/${other.kind}`,
              answers: [200, defaultColumns(other)] as const,
            })),
        ],
      },
      {
        when: 'most columns are not named, and one is none: those stay hidden at the end, that is dropped',
        sends: { visibleColumns: [first, 'field:gone'], columnOrder: ['nothing', first] },
        answers: [200, { visibleColumns: [first], columnOrder: defaultColumns(kind).columnOrder }],
        afterwards: [
          {
            call: `GET ${call}`,
            answers: [200, { visibleColumns: [first], columnOrder: defaultColumns(kind).columnOrder }],
          },
        ],
      },
    ],
    refuses: [
      {
        when: 'nothing is sent',
        sends: {},
        answers: invalid(
          ['visibleColumns', 'visibleColumns is required'],
          ['columnOrder', 'columnOrder is required'],
        ),
      },
      {
        when: 'a list holds what is no column id',
        sends: { visibleColumns: [''], columnOrder: [5] },
        answers: invalid(
          ['visibleColumns.0', 'visibleColumns.0 is required'],
          ['columnOrder.0', 'columnOrder.0 must be text'],
        ),
      },
    ],
  };
});

/** What everybody who is logged in may read, and the columns that each keeps for themselves. */
export const reads: readonly Row[] = [
  ...lists,
  ...entries,
  { call: 'GET /brands', by: 'member', succeeds: [{ answers: [200, Object.values(brands)] }] },
  ...fieldConfigurations,
  ...columnPreferences,
  ...changedColumnPreferences,
];

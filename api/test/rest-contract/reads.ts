import { type ContractKind, contractKinds } from '../contract-kinds.js';
import { brands, CUSTOM_COLUMNS, entriesOf, fieldsOf, listOf } from './content.js';
import { invalid, type Row } from './row.js';

/** Ids of entries of the other kinds. */
export const idsOfOtherKinds = (kind: ContractKind) =>
  contractKinds.filter((other) => other !== kind).map((other) => entriesOf(other).latest.id);

const lists = contractKinds.map(
  (kind): Row => ({
    call: `GET /logs/${kind.segment}`,
    by: 'member',
    succeeds: [{ returns: [200, listOf(kind)] }],
  }),
);

const entries = contractKinds.map(
  (kind): Row => ({
    call: `GET /logs/${kind.segment}/{id}`,
    by: 'member',
    id: entriesOf(kind).newer.id,
    otherIds: idsOfOtherKinds(kind),
    succeeds: [{ returns: [200, entriesOf(kind).newer] }],
  }),
);

const fieldConfigurations = contractKinds.map(
  (kind): Row => ({
    call: `GET /field-configs/${kind.kind}`,
    by: 'member',
    succeeds: [{ returns: [200, Object.values(fieldsOf(kind))] }],
  }),
);

/** The columns of a list before any are saved. */
const defaultColumns = ({ columns }: ContractKind) => {
  const all = [...columns, ...CUSTOM_COLUMNS];
  return { visibleColumns: all, columnOrder: all };
};

const columnPreferences = contractKinds.map(
  (kind): Row => ({
    call: `GET /column-preferences/${kind.kind}`,
    by: 'member',
    succeeds: [{ returns: [200, defaultColumns(kind)] }],
  }),
);

const changedColumnPreferences = contractKinds.map((kind): Row => {
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
        returns: [200, own],
        afterwards: [
          { call: `GET ${call}`, returns: [200, own] },
          // Each user has their own preferences for each kind.
          { call: `GET ${call}`, by: 'administrator', returns: [200, defaultColumns(kind)] },
          ...contractKinds
            .filter((other) => other !== kind)
            .map((other) => ({
              call: `GET /column-preferences/${other.kind}`,
              returns: [200, defaultColumns(other)] as const,
            })),
        ],
      },
      {
        when: 'most columns are omitted, which hides them at the end, and one is unknown, which drops it',
        sends: { visibleColumns: [first, 'field:gone'], columnOrder: ['nothing', first] },
        returns: [200, { visibleColumns: [first], columnOrder: defaultColumns(kind).columnOrder }],
        afterwards: [
          {
            call: `GET ${call}`,
            returns: [200, { visibleColumns: [first], columnOrder: defaultColumns(kind).columnOrder }],
          },
        ],
      },
    ],
    fails: [
      {
        when: 'nothing is sent',
        sends: {},
        returns: invalid(
          ['visibleColumns', 'visibleColumns is required'],
          ['columnOrder', 'columnOrder is required'],
        ),
      },
      {
        when: 'a list contains invalid column ids',
        sends: { visibleColumns: [''], columnOrder: [5] },
        returns: invalid(
          ['visibleColumns.0', 'visibleColumns.0 is required'],
          ['columnOrder.0', 'columnOrder.0 must be text'],
        ),
      },
    ],
  };
});

/** Calls of all users that read, and their column preferences. */
export const reads: readonly Row[] = [
  ...lists,
  ...entries,
  { call: 'GET /brands', by: 'member', succeeds: [{ returns: [200, Object.values(brands)] }] },
  ...fieldConfigurations,
  ...columnPreferences,
  ...changedColumnPreferences,
];

import { type ContractKind, contractKinds } from '../contract-kinds.js';
import { brands, CUSTOM_COLUMNS, entriesOf, fieldsOf, listOf } from './content.js';
import { invalid, type Row } from './row.js';

/** Returns the ids of one entry of each kind other than the given kind. */
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

/** Returns the columns of a list before preferences are saved. */
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
          // Preferences are separate for each user and kind.
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
        when: 'most columns are omitted, which hides them, and an unknown column is sent, which is ignored',
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

/** Calls that read data or save column preferences. All users can make them. */
export const reads: readonly Row[] = [
  ...lists,
  ...entries,
  { call: 'GET /brands', by: 'member', succeeds: [{ returns: [200, Object.values(brands)] }] },
  ...fieldConfigurations,
  ...columnPreferences,
  ...changedColumnPreferences,
];

import { defineMessages } from '../messages/define-messages.js';

const UNITS = { day: ['day', 'days'], week: ['week', 'weeks'], month: ['month', 'months'] } as const;

/** Text of a filter's conditions, such as 'Status is not Draft', and of the lines that edit them. */
export const conditionMessages = defineMessages('conditions', {
  /** The relations between a field and its values. */
  operators: {
    isAnyOf: 'is',
    isNoneOf: 'is not',
    hasAnyOf: 'has',
    hasAllOf: 'has all of',
    hasNoneOf: 'has none of',
    is: 'is',
    contains: 'has',
    doesNotContain: 'does not have',
    after: 'after',
    before: 'before',
    between: 'between',
    inNext: 'in the next',
    inLast: 'in the last',
    atLeast: 'at least',
    atMost: 'at most',
    isEmpty: 'is empty',
    isNotEmpty: 'is not empty',
    isFinished: 'is finished',
    isNotFinished: 'is not finished',
  },
  /** A field and its relation, before the values. Without a relation, a number follows, as in 'Type 5 of 6'. */
  condition: ({ name, relation }: { name: string; relation: string | undefined }) =>
    relation ? `${name} ${relation}` : name,
  /** Names of properties that all entries have. */
  date: 'Date',
  color: 'Color',
  people: 'Person',
  /** The condition on late entries. */
  late: { yes: 'Late', no: 'Not late' },
  today: 'today',
  /** No value, as one of several values. */
  nothing: 'nothing',
  /** The same in the list of values. */
  noValue: 'No value',
  pair: ({ from, to }: { from: string; to: string }) => `${from} and ${to}`,
  period: ({ count, unit }: { count: number; unit: keyof typeof UNITS }) =>
    `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`,
  units: { day: 'days', week: 'weeks', month: 'months' },
  addCondition: 'Add condition',
  findField: 'Find a field',
  findValue: 'Find a value',
  nothingFound: 'Nothing found',
  allTypes: 'All types',
  /** The button for the values of a condition that has none. */
  choose: 'Choose…',
  /** Accessible names of a line and its controls. */
  line: ({ place, total, condition }: { place: number; total: number; condition: string }) =>
    `Condition ${place} of ${total}, ${condition}`,
  operatorOf: ({ field }: { field: string }) => `Operator for ${field}`,
  valueOf: ({ field }: { field: string }) => `Value for ${field}`,
  fromOf: ({ field }: { field: string }) => `${field} from`,
  toOf: ({ field }: { field: string }) => `${field} to`,
  unitOf: ({ field }: { field: string }) => `Unit for ${field}`,
  removeLine: ({ condition }: { condition: string }) => `Remove ${condition}`,
  more: ({ count }: { count: number }) => `+${count} more`,
});

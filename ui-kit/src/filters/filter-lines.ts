import {
  type Condition,
  type ConditionValue,
  type Filter,
  type FilterField,
  fieldTypeOf,
  operatorOf,
} from '@content-planner/model';

/** The operators in the order in which they are offered. */
const OPERATORS = [
  ...['isAnyOf', 'isNoneOf', 'hasAnyOf', 'hasAllOf', 'hasNoneOf', 'contains', 'doesNotContain', 'is'],
  ...['before', 'after', 'between', 'inNext', 'inLast', 'atLeast', 'atMost'],
  ...['isFinished', 'isNotFinished', 'isEmpty', 'isNotEmpty'],
];

/** Returns the operators that a field offers. */
export const operatorsFor = ({
  type,
  doneOptions = [],
}: Pick<FilterField, 'type' | 'doneOptions'>): string[] =>
  OPERATORS.filter((name) => {
    const { isOffered = true } = operatorOf(type, name) ?? { isOffered: false };
    return isOffered && (doneOptions.length > 0 || !name.endsWith('inished'));
  });

/** Values for conditions that don't have one yet. A condition has the first one that its operator accepts. */
const DEFAULTS: readonly ConditionValue[] = [true, 'today', { count: 30, unit: 'day' }];
const PAIR = ['today', 'today'];

/** Returns a condition with another operator. Keeps the value if the operator accepts it. */
export function withOperator(
  { field, value }: Pick<Condition, 'field' | 'value'>,
  operator: string,
  type: FilterField['type'],
): Condition {
  const { accepts = () => false } = operatorOf(type, operator) ?? {};
  const { jsonType, format } = fieldTypeOf(type);
  const all = jsonType === 'boolean' || format === 'date' ? [value, ...DEFAULTS, PAIR] : [value];
  const accepted = all.find((one) => one !== undefined && accepts(one));
  return { field, operator, ...(accepted !== undefined && { value: accepted as ConditionValue }) };
}

/** Returns whether a condition has all that it needs. */
export function isComplete({ operator, value }: Condition, type: FilterField['type']): boolean {
  const isBlank = value === '' || (Array.isArray(value) && value.length === 0);
  return !isBlank && operatorOf(type, operator)?.accepts(value) === true;
}

/** The condition on late entries as a line. */
const LATE = '@late';

/** Returns the conditions of a filter, including the one on late entries. */
export const linesOf = ({ conditions, isLate }: Filter): readonly Condition[] => [
  ...conditions,
  ...(isLate === undefined ? [] : [{ field: LATE, operator: 'is', value: isLate }]),
];

/** Returns a filter with conditions that {@link linesOf} has returned. They apply to entries of all kinds. */
export function filterOfLines(lines: readonly Condition[]): Filter {
  const late = lines.find(({ field }) => field === LATE)?.value;
  return {
    conditions: lines.filter(({ field }) => field !== LATE),
    ...(typeof late === 'boolean' && { isLate: late }),
  };
}

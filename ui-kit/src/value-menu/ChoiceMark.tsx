import { styled } from 'styled-components';
import { colorKey } from '../colors/color-key.js';
import { NO_OPTION_COLOR, optionColors } from '../colors/option-color.js';
import type { SafeColor } from '../colors/safe-color.js';
import { hasPeople } from '../logs/field-types/field-text.js';
import type { FieldConfiguration } from '../logs/types.js';
import { initials } from '../shell/initials.js';
import { tint } from '../theme/tint.js';
import { isStatus } from './value-fields.js';

interface ChoiceMarkProps {
  field: FieldConfiguration;
  /** The value. Null for no value. */
  value: string | null;
  /** The side length in px. */
  size: number;
}

const Mark = styled.svg`
  ${tint}
  flex: none;
  color: var(--cp-entry-icon);
`;

const People = styled.span`
  flex: none;
  display: inline-grid;
  place-content: center;
  border-radius: var(--cp-radius-full);
  background: var(--cp-surface-active);
  color: var(--cp-text-primary);
  font-size: 9px;
  line-height: 1;
  font-weight: var(--cp-weight-semibold);

  &[data-size='18'] {
    width: 18px;
    height: 18px;
  }
  &[data-size='20'] {
    width: 20px;
    height: 20px;
  }
  &[data-none] {
    background: none;
    box-shadow: inset 0 0 0 1px var(--cp-border-control);
  }
`;

const RING = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 } as const;

/** The circumference of the circle that fills a ring. */
const FILL = 2 * Math.PI * 1.75;

/** Returns the initials of a name: 'PN' for 'Priya Nair'. */
function initialsOf(name: string): string {
  const [firstName, ...others] = name.trim().split(/\s+/);
  return initials({ firstName, lastName: others.at(-1) });
}

/** Returns the color of an option, or gray for no or a removed one. */
export const choiceColor = (field: FieldConfiguration, value: string | null): SafeColor =>
  (value !== null && optionColors(field).get(value)) || NO_OPTION_COLOR;

/** Returns all colors of the options of fields, for `ColorRules`. */
export const choiceColors = (fields: readonly FieldConfiguration[]): SafeColor[] => [
  ...fields.flatMap((field) => (hasPeople(field.fieldType) ? [] : [...optionColors(field).values()])),
  NO_OPTION_COLOR,
];

/** Returns how far an option is from the first one to being finished: from 0 to 1. */
function progressOf({ options = [], dropdownOptions }: FieldConfiguration, value: string | null): number {
  const isDone = (name: string | null) => options.some((option) => option.name === name && option.isDone);
  if (isDone(value)) return 1;
  const open = (dropdownOptions ?? []).filter((name) => !isDone(name));
  return Math.max(0, open.indexOf(value ?? '')) / Math.max(1, open.length);
}

/**
 * The sign of an option or a person: a ring that fills up for the options of a status, initials for a person, and a dot
 * for all others. Its colors require the `ColorRules` of the field.
 */
export function ChoiceMark({ field, value, size }: ChoiceMarkProps) {
  if (hasPeople(field.fieldType)) {
    const name = field.options?.find(({ id }) => id === value)?.name;
    return (
      <People
        aria-hidden
        translate="no"
        data-size={size < 14 ? 18 : 20}
        data-none={name === undefined ? '' : undefined}
      >
        {name !== undefined && initialsOf(name)}
      </People>
    );
  }
  const { fill } = choiceColor(field, value);
  const look = {
    'aria-hidden': true,
    width: size,
    height: size,
    viewBox: '0 0 14 14',
    'data-cp-color': colorKey(fill),
  };
  if (!isStatus(field)) {
    return (
      <Mark {...look}>
        <circle cx="7" cy="7" r="4" {...(value === null ? RING : { fill: 'currentColor' })} />
      </Mark>
    );
  }
  const progress = progressOf(field, value);
  if (progress === 1) {
    return (
      <Mark {...look}>
        <circle cx="7" cy="7" r="6.5" fill="currentColor" />
        <path d="m4.2 7.2 2 2 3.6-4" {...RING} stroke="var(--cp-surface-float)" />
      </Mark>
    );
  }
  return (
    <Mark {...look}>
      <circle cx="7" cy="7" r="5.75" {...RING} strokeDasharray={progress === 0 ? '1.6 1.41' : undefined} />
      {progress > 0 && (
        <circle
          cx="7"
          cy="7"
          r="1.75"
          {...RING}
          strokeWidth="3.5"
          strokeDasharray={`${progress * FILL} ${FILL}`}
          transform="rotate(-90 7 7)"
        />
      )}
    </Mark>
  );
}

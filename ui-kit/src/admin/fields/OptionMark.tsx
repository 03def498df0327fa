import type { FieldOption } from '@content-planner/model';
import { ColorDot } from '../../primitives/ColorDot.js';

interface OptionMarkProps {
  /** All options that can be chosen, in order. */
  options: readonly FieldOption[];
  option: FieldOption;
  color: string;
}

const RADIUS = 4.5;

/**
 * The shape of an option. If a field has options that count as finished, its options are rings that fill up in their
 * order, and finished ones have a check. Otherwise, options are dots.
 */
export function OptionMark({ options, option, color }: OptionMarkProps) {
  if (!options.some(({ isDone }) => isDone)) return <ColorDot color={color} />;
  const open = options.filter(({ isDone }) => !isDone);
  const share = open.indexOf(option) / Math.max(open.length, 1);
  const angle = share * 2 * Math.PI;
  const [x, y] = [6 + RADIUS * Math.sin(angle), 6 - RADIUS * Math.cos(angle)];
  return (
    <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden fill="none">
      {option.isDone ? (
        <>
          <circle cx={6} cy={6} r={5.5} fill="currentColor" />
          <path d="m3.6 6.1 1.7 1.7 3.2-3.5" stroke="var(--cp-surface-float)" strokeWidth={1.5} />
        </>
      ) : (
        <>
          <circle
            cx={6}
            cy={6}
            r={5}
            stroke="currentColor"
            strokeWidth={1.5}
            strokeDasharray={share === 0 ? '2 2' : undefined}
          />
          {share > 0 && (
            <path
              d={`M6 6V${6 - RADIUS}A${RADIUS} ${RADIUS} 0 ${share > 0.5 ? 1 : 0} 1 ${x} ${y}Z`}
              fill="currentColor"
            />
          )}
        </>
      )}
    </svg>
  );
}

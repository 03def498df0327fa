import { type FieldOption, offeredOptions } from '@content-planner/model';
import { defaultOptionColor } from '../../colors/option-color.js';
import { Badge } from '../../primitives/Badge.js';
import { OptionMark } from './OptionMark.js';

/** The options that can be chosen, as chips in their colors. */
export function OptionChips({ options }: { options: readonly FieldOption[] }) {
  const offered = offeredOptions(options);
  return offered.map((option, place) => {
    const color = option.color ?? defaultOptionColor(place);
    return (
      <Badge
        key={option.id}
        color={color}
        title={option.name}
        icon={<OptionMark options={offered} option={option} color={color} />}
      >
        {option.name}
      </Badge>
    );
  });
}

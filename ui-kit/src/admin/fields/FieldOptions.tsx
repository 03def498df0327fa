import { type Field, fieldTypeOf, offeredOptions } from '@content-planner/model';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { fieldSettingsMessages } from './messages.js';
import { OptionChips } from './OptionChips.js';

/** The space between chips, in px. */
const GAP = 4;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${GAP}px;

  /* Chips that don't fit are on hidden lines. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${GAP}px;
    min-width: 0;
    height: 20px;
    overflow: hidden;
  }
`;

/** The options of a field, as many as fit on a line. The number of the others is displayed after them. */
export function FieldOptions({ field: { type, options } }: { field: Field }) {
  const text = useMessages(fieldSettingsMessages);
  const ref = useRef<HTMLDivElement>(null);
  const [{ hidden, room }, setFit] = useState({ hidden: 0, room: 0 });
  const offered = fieldTypeOf(type).hasOptions ? offeredOptions(options) : [];
  const count = offered.length;
  useEffect(() => {
    const line = ref.current;
    if (!line || count === 0) return;
    const observer = new ResizeObserver(() => {
      const { bottom, width } = line.getBoundingClientRect();
      const chips = [...line.children].map((chip) => chip.getBoundingClientRect());
      const shown = chips.filter(({ top }) => top < bottom);
      const used = shown.reduce((sum, chip) => sum + chip.width + GAP, -GAP);
      setFit({ hidden: chips.length - shown.length, room: Math.max(width - used, 0) });
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [count]);
  if (count === 0) {
    return (
      <td data-options="" data-empty="">
        {fieldTypeOf(type).hasPeople ? text.everybody : '–'}
      </td>
    );
  }
  const rest = offered.slice(count - hidden).map(({ name }) => name);
  return (
    <td data-options="">
      <Root>
        <div ref={ref}>
          <OptionChips options={options} />
        </div>
        {hidden > 0 && (
          <Badge
            variant="line"
            title={rest.join(', ')}
            aria-hidden
            style={{ position: 'relative', insetInlineStart: -room, flex: 'none' }}
          >
            +{hidden}
          </Badge>
        )}
      </Root>
    </td>
  );
}

import { type Field, fieldTypeOf, offeredOptions } from '@content-planner/model';
import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { useMessages } from '../../kit/use-messages.js';
import { Badge } from '../../primitives/Badge.js';
import { narrow } from '../admin-table.js';
import { fieldSettingsMessages } from './messages.js';
import { OptionChips } from './OptionChips.js';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  /* Chips that don't fit are on hidden lines. */
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    min-width: 0;
    height: 20px;
    overflow: hidden;
  }

  ${narrow(css`
    padding-block: 4px 2px;

    & > div {
      height: auto;
    }
  `)}
`;

/** The options of a field, as many as fit on a line. The number of the others is displayed after them. */
export function FieldOptions({ field: { type, options } }: { field: Field }) {
  const text = useMessages(fieldSettingsMessages);
  const ref = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(0);
  const offered = fieldTypeOf(type).hasOptions ? offeredOptions(options) : [];
  const count = offered.length;
  useEffect(() => {
    const line = ref.current;
    if (!line || count === 0) return;
    const observer = new ResizeObserver(() => {
      const { bottom } = line.getBoundingClientRect();
      setHidden([...line.children].filter((chip) => chip.getBoundingClientRect().top >= bottom).length);
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
          <Badge variant="line" title={rest.join(', ')} aria-hidden>
            +{hidden}
          </Badge>
        )}
      </Root>
    </td>
  );
}

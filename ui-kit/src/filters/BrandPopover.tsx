import { type Filter, includesWords, plainText, searchWords, withCondition } from '@content-planner/model';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useKit } from '../kit/use-kit.js';
import { useMessages } from '../kit/use-messages.js';
import { Button } from '../primitives/Button.js';
import { Checkbox } from '../primitives/Checkbox.js';
import { ColorDot } from '../primitives/ColorDot.js';
import { Popover } from '../primitives/Popover.js';
import { TextInput } from '../primitives/TextInput.js';
import type { ButtonPopoverProps } from '../primitives/use-popover-button.js';
import { VisuallyHidden } from '../primitives/VisuallyHidden.js';
import { brandChoices } from './brand-choices.js';
import { filterBrands, withBrand } from './change-filter.js';
import { filterMenuMessages } from './filter-menu-messages.js';
import { filterMessages } from './filter-messages.js';
import type { FilterCounts } from './types.js';
import { walkWithArrows } from './walk-with-arrows.js';

interface BrandPopoverProps extends ButtonPopoverProps {
  filter: Filter;
  onFilterChange: (change: { filter: Filter }) => void;
  counts: FilterCounts | undefined;
}

/** The popover has a search field if there are more brands than this. */
const MANY = 8;

const Root = styled.div`
  width: 264px;
  max-width: 100%;
  padding: var(--cp-space-2);

  & > h2 {
    padding: 4px var(--cp-space-2) 6px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    line-height: var(--cp-leading-xs);
    font-weight: var(--cp-weight-medium);
  }
  & > input {
    height: var(--cp-control-h);
    margin-block-end: 6px;
  }
  & > p {
    padding: 6px var(--cp-space-2);
    color: var(--cp-text-secondary);
  }
  & > ul {
    max-height: 360px;
    overflow: auto;
  }

  li {
    position: relative;
    border-radius: var(--cp-radius-sm);
  }
  li:hover {
    background: var(--cp-surface-hover);
  }
  li > div {
    min-height: 32px;
    padding-inline: var(--cp-space-2);
  }
  li > div > label {
    flex: 1;
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    min-height: 32px;
  }
  li > div > label > span:first-of-type {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li[data-deleted] > div > label {
    color: var(--cp-warning-text);
  }
  [data-count] {
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
    font-variant-numeric: tabular-nums;
  }

  /* The button replaces the count. On devices without hover, the button is always visible, next to the count. */
  li > button {
    position: absolute;
    inset-block: 4px;
    inset-inline-end: 4px;
    height: 24px;
    padding: 0 6px;
    font-size: var(--cp-text-xs);
  }
  li:not(:hover, :has(:focus-visible)) > button {
    opacity: 0;
  }
  @media (hover: hover) {
    li:is(:hover, :has(:focus-visible)) [data-count] {
      opacity: 0;
    }
  }
  @media (hover: none) {
    li > div {
      padding-inline-end: 52px;
    }
    li:not(:hover, :has(:focus-visible)) > button {
      opacity: 1;
    }
  }
`;

/** The popover that filters by brand. If no brand is checked, the entries of all brands are visible. */
export function BrandPopover({ filter, onFilterChange, counts, ...popover }: BrandPopoverProps) {
  const { brands } = useKit();
  const text = useMessages(filterMessages);
  const { brandFilter } = useMessages(filterMenuMessages);
  const titleId = useId();
  const [search, setSearch] = useState('');
  const choices = brandChoices(brands, filter, text);
  const words = searchWords(search);
  const found = choices.filter(({ name }) => includesWords(plainText(name), words));
  return (
    <Popover {...popover} align="end" aria-labelledby={titleId} onKeyDown={walkWithArrows}>
      <Root>
        <h2 id={titleId}>{brandFilter}</h2>
        {choices.length > MANY && (
          <TextInput
            type="search"
            aria-label={text.searchBrands}
            placeholder={text.searchBrands}
            value={search}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        {found.length === 0 && <p role="status">{text.noBrandsFound}</p>}
        <ul>
          {found.map(({ id, name, color, isDeleted }) => {
            const count = counts?.brands.get(id) ?? 0;
            return (
              <li key={id} data-deleted={isDeleted ? '' : undefined}>
                <Checkbox
                  checked={filterBrands(filter)?.includes(id) ?? false}
                  onCheckedChange={({ checked }) =>
                    onFilterChange({ filter: withBrand(filter, id, checked) })
                  }
                >
                  <ColorDot color={color} />
                  <span title={name}>{name}</span>
                  {counts && !isDeleted && (
                    <>
                      <span data-count="" aria-hidden="true">
                        {count}
                      </span>
                      <VisuallyHidden>{text.brandEntries({ count })}</VisuallyHidden>
                    </>
                  )}
                </Checkbox>
                {!isDeleted && (
                  <Button
                    variant="ghost"
                    aria-label={text.onlyBrand({ name })}
                    onClick={() =>
                      onFilterChange({ filter: withCondition(filter, '@brand', 'isAnyOf', [id]) })
                    }
                  >
                    {text.only}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      </Root>
    </Popover>
  );
}

import { includesWords, plainText, searchWords } from '@content-planner/model';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { TextInput } from '../primitives/TextInput.js';

interface SearchedListProps<Item> {
  items: readonly Item[];
  nameOf: (item: Item) => string;
  keyOf: (item: Item) => string;
  /** Label of the search field. */
  label: string;
  nothingFound: string;
  /** Called when the user presses Enter without words to search for. */
  onDone?: () => void;
  /** Renders the content of an item's `<li>`. */
  children: (item: Item) => ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: 6px;
  width: 264px;
  max-width: 100%;
  padding: var(--cp-space-2);

  & > input {
    height: 36px;
  }
  & > p {
    padding: 6px var(--cp-space-2);
    color: var(--cp-text-secondary);
  }
  & > ul {
    max-height: 320px;
    overflow: auto;
  }
  li {
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
    min-height: 32px;
    overflow-wrap: anywhere;
  }
  li > button {
    display: flex;
    align-items: center;
    gap: var(--cp-space-2);
    width: 100%;
    min-height: 32px;
    padding: 4px var(--cp-space-2);
    border: 0;
    border-radius: var(--cp-radius-sm);
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  li > button > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > button > small {
    display: flex;
    gap: 4px;
    color: var(--cp-text-tertiary);
    font-size: var(--cp-text-xs);
  }
  @media (pointer: coarse) {
    li > button,
    li > div,
    li > div > label {
      min-height: 44px;
    }
  }
`;

/**
 * A list in a popover, with a field that searches it. Enter takes the first item that was found, so users can choose
 * several values in a row.
 */
export function SearchedList<Item>({
  items,
  nameOf,
  keyOf,
  label,
  nothingFound,
  onDone,
  children,
}: SearchedListProps<Item>) {
  const [search, setSearch] = useState('');
  const words = searchWords(search);
  const found = items.filter((item) => includesWords(plainText(nameOf(item)), words));
  return (
    <Root
      onKeyDown={(event) => {
        const field = event.target;
        if (event.key === 'Enter' && field instanceof HTMLInputElement && field.type === 'search') {
          event.preventDefault();
          if (search.trim() === '') return onDone?.();
          // Take the first one that was found, and search for the next one.
          event.currentTarget.querySelector<HTMLElement>('li button')?.click();
          return setSearch('');
        }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        const controls = [
          ...event.currentTarget.querySelectorAll<HTMLElement>('input[type=search], li button'),
        ];
        const place = controls.indexOf(event.target as HTMLElement);
        controls[(place + step + controls.length) % controls.length]?.focus();
        event.preventDefault();
      }}
    >
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={search}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setSearch(target.value)}
      />
      {found.length === 0 && <p role="status">{nothingFound}</p>}
      <ul>
        {found.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
    </Root>
  );
}

import { Search } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import type { TextsOf } from '../messages/define-messages.js';
import { IconButton } from '../primitives/IconButton.js';
import { SearchInput } from '../primitives/SearchInput.js';
import { Select } from '../primitives/Select.js';
import { visuallyHiddenStyle } from '../primitives/VisuallyHidden.js';
import { displayName } from '../shell/initials.js';
import { choiceOf, choiceOptions, whatOf } from './activity-filter.js';
import { activityListMessages } from './activity-messages.js';
import { changeMessages } from './change-messages.js';
import type { ActivityFilter, ActivityPerson } from './types.js';

interface ActivityToolbarProps {
  filter: ActivityFilter;
  onFilterChange: (filter: ActivityFilter) => void;
  people: readonly ActivityPerson[];
  headingLevel: 1 | 2 | 3;
  compact: boolean;
}

const Root = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: var(--cp-toolbar-h);
  padding: var(--cp-space-2) var(--cp-space-4);
  border-block-end: 1px solid var(--cp-border-subtle);

  & > :is(h1, h2, h3) {
    flex: 1;
    min-width: 0;
    font-size: var(--cp-text-lg);
    line-height: var(--cp-leading-lg);
    font-weight: var(--cp-weight-semibold);
    letter-spacing: -0.018em;
  }
  &[data-compact] {
    position: relative;
    --cp-control-h: 44px;
    padding-inline: var(--cp-space-3);
  }
  &[data-compact] > :is(h1, h2, h3) {
    ${visuallyHiddenStyle}
    flex: none;
  }
`;

const Choice = styled(Select)`
  && {
    width: auto;
    max-width: 220px;
    height: var(--cp-control-h);
    padding: 0 10px 0 var(--cp-space-3);
    padding-inline: var(--cp-space-3) 10px;
    background: none;
    font-weight: var(--cp-weight-medium);
  }
  [data-compact] > && {
    flex: 1;
    max-width: none;
  }
`;

const Box = styled.search`
  width: 220px;

  [data-compact] > & {
    flex: 1 0 100%;
  }
`;

/** Returns the options for the person filter. People with the same name are listed with their email addresses. */
function personOptions(people: readonly ActivityPerson[], { somebody }: TextsOf<typeof changeMessages>) {
  const names = people.map((person) => displayName(person) || somebody);
  return people.map(({ id, email }, place) => {
    const name = names[place] ?? '';
    const isShared = names.filter((other) => other === name).length > 1;
    return { value: id, label: isShared && email && email !== name ? `${name} (${email})` : name };
  });
}

/** The heading and the filters of the list. On small screens, a button opens the search field. */
export function ActivityToolbar({
  filter,
  onFilterChange,
  people,
  headingLevel,
  compact,
}: ActivityToolbarProps) {
  const text = useMessages(activityListMessages);
  const changeText = useMessages(changeMessages);
  const Title = `h${headingLevel}` as const;
  const [isSearching, setSearching] = useState(false);
  const { actorId, search } = filter;
  const change = (part: Partial<ActivityFilter>) => onFilterChange({ ...filter, ...part });
  return (
    <Root data-compact={compact ? '' : undefined}>
      <Title>{text.title}</Title>
      <Choice
        aria-label={text.personFilter}
        emptyLabel={text.everybody}
        options={personOptions(people, changeText)}
        value={actorId}
        onValueChange={({ value }) => change({ actorId: value })}
      />
      <Choice
        aria-label={text.subjectFilter}
        emptyLabel={text.everything}
        options={choiceOptions(text)}
        value={choiceOf(filter)}
        onValueChange={({ value }) => change(whatOf(value))}
      />
      {compact && (
        <IconButton
          variant="default"
          label={text.search}
          tooltip={false}
          icon={<Search size={16} strokeWidth={1.75} />}
          aria-expanded={isSearching || search !== ''}
          onClick={() => {
            setSearching(!isSearching);
            if (isSearching && search !== '') change({ search: '' });
          }}
        />
      )}
      {(!compact || isSearching || search !== '') && (
        <Box>
          <SearchInput
            aria-label={text.search}
            placeholder={text.searchPlaceholder}
            value={search}
            onValueChange={(search) => change({ search })}
            clearLabel={text.clearSearch}
            compact={compact}
            autoFocus={compact && isSearching}
          />
        </Box>
      )}
    </Root>
  );
}

import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../kit/use-messages.js';
import { givenList } from '../logs/given-list.js';
import { SentenceText } from '../primitives/sentence.js';
import { Avatar } from '../shell/Avatar.js';
import { displayName, type Person } from '../shell/initials.js';
import { useThemed } from '../theme/portal-container.js';
import { entryEditorsMessages } from './entry-editors-messages.js';

/** A user who is editing an entry. */
export interface EntryEditor extends Person {
  id: string;
}

/** Props of {@link EntryEditors}. All other props are passed to the root `<div>`. */
export interface EntryEditorsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The other users who are editing the entry, such as the result of `useEditors` from `@content-planner/sdk`. */
  people: readonly EntryEditor[];
}

/** The maximum number of avatars. The text counts all users. */
const AVATARS = 3;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--cp-space-2);
  min-height: 32px;
  margin-block: var(--cp-space-2) 10px;
  padding-block: 4px;
  padding-inline: 6px var(--cp-space-2);
  border-radius: var(--cp-radius-sm);
  background: var(--cp-surface-hover);
  color: var(--cp-text-secondary);
  font-size: var(--cp-text-xs);
  line-height: var(--cp-leading-xs);

  & > p {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
  b {
    color: var(--cp-text-primary);
    font-weight: var(--cp-weight-semibold);
  }
`;

const Avatars = styled.div`
  flex: none;
  display: flex;
  gap: 2px;
`;

/**
 * The line in an entry's details that shows who else is editing the entry, such as 'Maya is editing'. Screen readers
 * announce changes to the line. Displays nothing if nobody else is editing. Render this component in the
 * `renderEditors` prop of `Calendar` and `LogTable`.
 *
 * @example <EntryEditors people={useEditors(entry.id)} />
 */
export const EntryEditors = forwardRef<HTMLDivElement, EntryEditorsProps>(function EntryEditors(
  { people: givenPeople, ...rest },
  ref,
) {
  useThemed();
  const people = givenList(givenPeople, 'people of EntryEditors');
  const text = useMessages(entryEditorsMessages);
  const names = people.map((person) => {
    const name = displayName(person);
    return { name, firstName: person.firstName?.trim() || name };
  });
  return (
    <div role="status" {...rest} ref={ref}>
      {people.length > 0 && (
        <Bar>
          <Avatars>
            {people.slice(0, AVATARS).map(({ id, firstName, lastName, email }) => (
              <Avatar key={id} firstName={firstName} lastName={lastName} email={email} size={24} />
            ))}
          </Avatars>
          <p>
            <SentenceText sentence={text.editing({ people: names })} />
          </p>
        </Bar>
      )}
    </div>
  );
});

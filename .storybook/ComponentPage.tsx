import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/**
 * A component's page: what it is, when to take it and when another (`parameters.guidance`, Markdown), one story with
 * its props, and its states.
 */
export default function ComponentPage() {
  const { guidance } = useContext(DocsContext).storyById().parameters as { guidance?: string };
  return (
    <>
      <Title />
      <Description />
      {guidance && <Markdown>{guidance}</Markdown>}
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  );
}

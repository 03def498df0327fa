import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Source,
  Stories,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { exampleOf } from './examples.js';

/** The component's name in the source: a build shortens others. */
const documentedName = (component: unknown): string | undefined =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

/**
 * A component's page: what it is, when to use it and when another (`parameters.guidance`, Markdown), one story with an
 * example of its use and its props, and its states. The example is that of the component, unless `parameters.example`
 * names another.
 */
export default function ComponentPage() {
  const story = useContext(DocsContext).storyById();
  const { guidance, example: named } = story.parameters as { guidance?: string; example?: string };
  const example = exampleOf(named ?? documentedName(story.component) ?? '');
  return (
    <>
      <Title />
      <Description />
      {guidance && <Markdown>{guidance}</Markdown>}
      <Canvas sourceState="none" />
      {example && <Source code={example} language="tsx" />}
      <Controls />
      <Stories includePrimary={false} title="States" />
    </>
  );
}

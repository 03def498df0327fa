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

/**
 * Returns a component's name as written in the source code. Uses the docgen data, because production builds minify the
 * name of the function itself.
 */
const documentedName = (component: unknown): string | undefined =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

/**
 * The page for a component: its description, when to use it and what to use instead (`parameters.guidance`, Markdown),
 * a story with example code and props, and the other states. `parameters.example` is the name of a component whose
 * example is displayed instead.
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

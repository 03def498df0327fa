import { expect, test } from 'vitest';
import { docExample } from '../../../../.ci/doc-example.js';
import { iframeSnippet } from './iframe-snippet.js';

test('the snippet consists of the frame and the script from the guide', () => {
  const examples = ['frame', 'height'].map((name) => docExample('sdk/docs/embedding.md', name));
  const snippet = iframeSnippet('https://planner.example.com/embed/ID#SECRET', 'Content plan');
  expect(`${snippet}\n`).toBe(examples.join(''));
});

test('quotation marks in a name stay part of the title', () => {
  expect(iframeSnippet('https://plan.example/embed/1#2', 'Intranet "A & B"')).toContain(
    ' title="Intranet &quot;A &amp; B&quot;" ',
  );
});

import { expect, test } from 'vitest';
import { docExample } from '../../../../.ci/doc-example.js';
import { iframeSnippet } from './iframe-snippet.js';
import { reactSnippet } from './react-snippet.js';

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

test('both snippets contain addresses that are not URLs unchanged', () => {
  expect(iframeSnippet('/embed/1#secret', 'Plan')).toContain('<iframe src="/embed/1#secret" ');
  const code = reactSnippet('/embed/1#secret');
  expect(code).toContain("url: '/embed/1',");
  expect(code).toContain("auth: { token: 'secret' },");
});

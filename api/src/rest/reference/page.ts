import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type OpenApi, type Operation, schemaOf } from './document.js';
import { fieldsView, proseView, schemaView, typeView } from './schema-view.js';
import { style } from './style.js';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const callsOf = ({ paths }: OpenApi): Call[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

function accessOf({ security }: Operation): string {
  if (!security) return 'Requires a session.';
  if (security.length === 0) return 'Requires no login.';
  return 'Requires a session or a key.';
}

function callView({ method, path, operation }: Call): Html {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const body = requestBody && schemaOf(requestBody);
  const fields = parameters.map(({ name, in: place, required = false, schema = {}, description }) => ({
    name: place === 'header' ? `${name} (header)` : name,
    schema,
    isRequired: required,
    description,
  }));
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><code><b data-method="${method}">${method}</b> ${path}</code></h3>
<p>${proseView(summary)}. ${accessOf(operation)}</p>
${fields.length > 0 ? html`<h4>Parameters</h4>${fieldsView(fields)}` : ''}
${body ? html`<h4>Body</h4>${schemaView(body)}` : ''}
<h4>Responses</h4>
<dl>${Object.entries(responses).map(([status, response]) => {
    const schema = schemaOf(response);
    return html`<div><dt>${status}</dt><dd>${proseView(response.description)}${schema ? html` <span>${typeView(schema)}</span>` : ''}</dd></div>`;
  })}</dl>
</section>`;
}

/**
 * Renders the API reference as a page that contains no scripts and loads no other files.
 *
 * @param nonce the nonce of the response's content security policy
 */
export function referencePage(document: OpenApi, nonce: string): Html {
  const calls = callsOf(document);
  const groups = document.tags.map(({ name }) => ({
    name,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const schemas = Object.entries(document.components.schemas ?? {});
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · ${document.info.title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<nav aria-label="Contents">
${groups.map(
  ({ name, calls }) => html`<h2>${name}</h2>
<ul>${calls.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><b data-method="${method}">${method}</b> ${path.replace('/api', '')}</a></li>`,
  )}</ul>`,
)}
<h2>Schemas</h2>
<ul>${schemas.map(([name]) => html`<li><a href="#schema-${name}">${name}</a></li>`)}</ul>
</nav>
<main>
<h1>${document.info.title} API</h1>
<p>${proseView(document.info.description)}</p>
<ul>
<li><a href="/api/openapi.json">OpenAPI description</a> of the REST API</li>
<li><a href="/api/schema.graphql">GraphQL schema</a> of the endpoint <code>/graphql</code></li>
</ul>
${groups.map(({ name, calls }) => html`<h2>${name}</h2>${calls.map(callView)}`)}
<h2>Schemas</h2>
${schemas.map(
  ([name, schema]) => html`<section id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title">${name}</h3>
${schema.description ? html`<p>${proseView(schema.description)}</p>` : ''}
${schemaView(schema)}
</section>`,
)}
</main>
</body>
</html>`;
}

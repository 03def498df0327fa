import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Schema } from './document.js';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const join = (parts: Html[], separator: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${separator}${part}`))}`;

/** Returns the type of a value, such as `string or null`, with links to the named schemas. */
export function typeView(schema: Schema): Html {
  const { $ref, type, format, items, enum: values, const: only } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return join(parts.map(typeView), schema.allOf ? ' and ' : ' or ');
  if (values)
    return join(
      values.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      ', ',
    );
  if (only !== undefined) return html`<code>${JSON.stringify(only)}</code>`;
  if (type === 'array') return html`array of ${items ? typeView(items) : 'values'}`;
  const { additionalProperties: others } = schema;
  if (type === 'object' && !schema.properties && typeof others === 'object')
    return html`object with ${typeView(others)} by name`;
  return html`${[type ?? 'any value'].flat().join(' or ')}${format ? ` (${format})` : ''}`;
}

/** Returns the limits of a value in words. */
function limitsOf({ minLength, maxLength, minimum, maximum, maxItems, default: preset }: Schema): string {
  return [
    minLength && maxLength && `${minLength} to ${maxLength} characters.`,
    !minLength && maxLength && `At most ${maxLength} characters.`,
    // Omit JavaScript's own limits, which apply to all integers.
    minimum !== undefined && Number.isSafeInteger(minimum - 1) && `At least ${minimum}.`,
    maximum !== undefined && Number.isSafeInteger(maximum + 1) && `At most ${maximum}.`,
    maxItems && `At most ${maxItems} items.`,
    preset !== undefined && `Default: ${JSON.stringify(preset)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A row in a table of parameters or properties. */
export interface Field {
  name: string;
  schema: Schema;
  isRequired: boolean;
  description?: string | undefined;
}

/** Renders a table of parameters or properties. */
export const fieldsView = (fields: readonly Field[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Fields"><table>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Description</th></tr></thead>
<tbody>${fields.map(
    ({ name, schema, isRequired, description }) =>
      html`<tr><th scope="row"><code>${name}</code>${isRequired ? html` <small>required</small>` : ''}</th>
<td>${typeView(schema)}</td>
<td>${[description ?? schema.description, limitsOf(schema)].filter(Boolean).join(' ')}</td></tr>`,
  )}</tbody></table></div>`;

const propertiesOf = ({ properties = {}, required = [] }: Schema): Field[] =>
  Object.entries(properties).map(([name, schema]) => ({ name, schema, isRequired: required.includes(name) }));

/** Renders a schema as a table of its properties or, if it has no properties, as its type. */
export function schemaView(schema: Schema): Html {
  const rows = propertiesOf(schema);
  return rows.length > 0 ? fieldsView(rows) : html`<p>${typeView(schema)}</p>`;
}

/** Renders text in which backticks mark code. */
export const proseView = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

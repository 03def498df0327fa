import shapes from 'virtual:type-shapes';
import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** Descriptions of props that have the same meaning in every component. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  align: 'The edge of the button to align with.',
  brands: 'The brands that entries can have.',
  busy: 'Whether a request is in progress.',
  cancelLabel: 'The text of the cancel button.',
  checked: 'Checked, unchecked, or `indeterminate` if only some of its items are checked.',
  children: 'The content.',
  disabled: 'Whether the component is disabled.',
  email: "The user's email address.",
  entries: 'The entries to display.',
  firstName: "The user's first name.",
  href: 'The URL of the link.',
  items: 'The items.',
  kind: 'The kind of log.',
  label: 'The label. Also the accessible name.',
  lastName: "The user's last name.",
  logInHref: 'The URL of the login page.',
  onCreate: 'Called when the user wants to create an item.',
  onDelete: 'Called when the user wants to delete an item.',
  onEdit: 'Called when the user wants to edit an item.',
  onNavigate: 'Called when the user follows a link. With a router, call `event.preventDefault()`.',
  onOpenChange: 'Called when the component should open or close.',
  onSubmit: 'Called with valid values when the form is submitted.',
  onValueChange: 'Called when the value changes.',
  open: 'Whether the component is open.',
  options: 'The options to choose from.',
  placeholder: 'The text to display while there is no value.',
  profileImageUrl: "The URL of the user's picture.",
  segments: 'The options to choose from.',
  submitLabel: 'The text of the submit button.',
  tabs: 'The tabs, in order.',
  theme: 'The theme: dark or light.',
  title: 'The title.',
  user: 'The logged-in user.',
  weekStartsOn: 'The first day of the week; 0 is Sunday.',
};

/** HTML attributes that some components list among their props. */
const ATTRIBUTE = /^(aria-.+|id|className|style|onBlur)$/;

/** Descriptions of callbacks without a doc comment. */
const CALLBACKS: readonly [name: RegExp, description: string][] = [
  [/^on\w+Change$/, 'Called with the new value.'],
  [/^on[A-Z]/, 'Called when the user triggers the action.'],
];

/** Returns a doc comment with its `@link` tags converted to Markdown code. */
export const readable = (comment: string): string => comment.replace(/\{@link (\w+)\}/g, '`$1`');

/** Returns whether a value is too complex for a control, such as a list, an element, a view or messages. */
function isData(value: unknown, type: string): boolean {
  if (type.includes('ReactNode')) return typeof value !== 'string';
  return (typeof value === 'object' && value !== null) || /Messages|\[\]|=>|Record|Ref/.test(type);
}

/** Returns the definitions of the types that a prop's type refers to. */
const shapeOf = (type: string): string | undefined =>
  [...new Set(type.match(/\b[A-Z]\w+/g))].flatMap((name) => shapes[name] ?? []).join('\n\n') || undefined;

/**
 * Describes props for the tables on component pages. Every prop gets a description. Props that the component doesn't
 * declare are described as attributes of the root element. Only editable values get a control.
 */
export const describeArgTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name];
      const type = argType?.table?.type?.summary ?? '';
      const description =
        (argType?.description && readable(argType.description)) ||
        EVERYWHERE[name] ||
        (!argType || ATTRIBUTE.test(name) ? 'Passed to the root element.' : '') ||
        CALLBACKS.find(([pattern]) => pattern.test(name))?.[1] ||
        '';
      const control = isData(initialArgs[name], type) ? { control: false as const } : {};
      const detail = shapeOf(type);
      const table = detail ? { table: { ...argType?.table, type: { summary: type, detail } } } : {};
      return [name, { ...control, ...argType, ...table, name, description }];
    }),
  );

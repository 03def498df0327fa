import shapes from 'virtual:type-shapes';
import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/** What props of one name mean in every component that has them. */
const EVERYWHERE: Readonly<Record<string, string>> = {
  align: 'The edge of its button that it lines up with.',
  brands: 'The brands that entries are tagged with.',
  busy: 'What was asked for is under way.',
  cancelLabel: 'The button that closes it.',
  checked: 'Ticked, not ticked, or some of many.',
  children: 'What stands inside.',
  disabled: 'It cannot be used.',
  email: "The person's address.",
  entries: 'The entries that it shows.',
  firstName: "The person's first name.",
  href: 'Where it leads.',
  items: 'What it offers.',
  kind: 'The kind of log.',
  label: 'Its name.',
  labels: 'Some or all of its texts; the defaults are exported beside it.',
  lastName: "The person's last name.",
  logInHref: 'Where one logs in.',
  onCreate: 'One is to be created.',
  onDelete: 'One is to be deleted.',
  onEdit: 'One is to be edited.',
  onNavigate: 'A link was followed: call `event.preventDefault()` where a router takes over.',
  onOpenChange: 'It is to open or to close.',
  onSubmit: 'The form was submitted with valid values.',
  onValueChange: 'Another value was chosen or typed.',
  open: 'Whether it shows.',
  options: 'What there is to choose from.',
  placeholder: 'What it shows while it is empty.',
  profileImageUrl: "The person's picture.",
  retryLabel: 'The button that tries again.',
  segments: 'What there is to choose from.',
  submitLabel: 'The button that submits it.',
  tabs: 'The parts, in their order.',
  theme: 'Which of the two themes.',
  title: 'Its title.',
  user: 'Who is logged in.',
  weekStartsOn: 'First day of the week, 0 for Sunday.',
};

/** Attributes that some components name among their props. */
const ATTRIBUTE = /^(aria-.+|id|className|style|onBlur)$/;

/** What callbacks mean that say no more than their names. */
const CALLBACKS: readonly [name: RegExp, description: string][] = [
  [/^on\w+Change$/, 'Called with what it has become.'],
  [/^on[A-Z]/, 'Called when somebody asks for it.'],
];

/** A doc comment without links. */
export const readable = (comment: string): string => comment.replace(/\{@link (\w+)\}/g, '`$1`');

/** Nobody edits it in a table's cell: lists, elements, descriptions of views, texts that are functions. */
function isData(value: unknown, type: string): boolean {
  if (type.includes('ReactNode')) return typeof value !== 'string';
  return (typeof value === 'object' && value !== null) || /Labels|\[\]|=>|Record|Ref/.test(type);
}

/** What the types of a prop look like that are known by name only. */
const shapeOf = (type: string): string | undefined =>
  [...new Set(type.match(/\b[A-Z]\w+/g))].flatMap((name) => shapes[name] ?? []).join('\n\n') || undefined;

/**
 * Props as a page lists them: each says what it is for, what a story gives beyond a component's own props is named as
 * the element's, and a control is there only where it can be used.
 */
export const describeArgTypes: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name];
      const type = argType?.table?.type?.summary ?? '';
      const description =
        (argType?.description && readable(argType.description)) ||
        EVERYWHERE[name] ||
        (!argType || ATTRIBUTE.test(name) ? 'Goes to the root element.' : '') ||
        CALLBACKS.find(([pattern]) => pattern.test(name))?.[1] ||
        '';
      const control = isData(initialArgs[name], type) ? { control: false as const } : {};
      const detail = shapeOf(type);
      const table = detail ? { table: { ...argType?.table, type: { summary: type, detail } } } : {};
      return [name, { ...control, ...argType, ...table, name, description }];
    }),
  );

import {
  type FieldOption,
  fieldTypeOf,
  type ListedUser,
  NO_FILTER,
  PlannerError,
  readProps,
  useBrands,
  useCreateBrand,
  useFieldConfigurations,
  useFields,
  useImportEntries,
  useUndoHistory,
  useUpdateField,
  useUsers,
  useViewer,
} from '@content-planner/sdk';
import {
  DEFAULT_BRAND_COLOR,
  ErrorState,
  type FieldConfiguration,
  IMPORT_KEY,
  ImportWizard,
  KitProvider,
  type MoveLabel,
  type ProblemText,
  useKinds,
  useMessages,
  useProblemText,
  useUndoToasts,
  Waiting,
} from '@content-planner/ui-kit';
import { useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { appMessages } from '../../app/app-messages.js';
import { paths } from '../../app/paths.js';
import { planParams } from '../../app/plan.js';
import { planAt } from '../../app/plan-at.js';
import { noteUnsavedInput } from '../../app/unsaved-input.js';
import { useTitle } from '../../app/use-title.js';
import { importScreenMessages } from './import-screen-messages.js';

/** If the request fails, rejects with the text for users, because the wizard displays it. */
async function readable<T>(request: Promise<T>, problemText: ProblemText): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw error instanceof PlannerError ? new Error(problemText(error)) : error;
  }
}

/** Returns the options that users can choose. Listing the others in an update would offer them again. */
const offered = (options: readonly FieldOption[] | null | undefined) =>
  (options ?? []).filter(({ isArchived }) => !isArchived);

interface Platform {
  id?: string;
  name: string;
  abbreviation: string;
}

/** Adds platforms, whose abbreviations are the first letters that no other platform has. */
function withPlatforms(options: readonly FieldOption[], names: readonly string[]): Platform[] {
  const all = options.map(
    ({ id, name, abbreviation }): Platform => ({
      ...{ id, name },
      abbreviation: abbreviation ?? name,
    }),
  );
  for (const name of names) {
    const letters = name.toUpperCase().match(/\p{L}/gu) ?? ['P'];
    const [first = 'P'] = letters;
    const taken = new Set(all.map(({ abbreviation }) => abbreviation.toUpperCase()));
    const candidates = [...letters.slice(1), ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => first + letter);
    all.push({ name, abbreviation: candidates.find((each) => !taken.has(each)) ?? first });
  }
  return all;
}

/** Adds the email addresses of people. Only administrators know them. */
function withAddresses(
  fields: readonly FieldConfiguration[],
  users: readonly ListedUser[],
): readonly FieldConfiguration[] {
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return fields.map((field) => {
    const { fieldType, options = [] } = field;
    if (!fieldTypeOf(fieldType).hasPeople) return field;
    return { ...field, options: options.map((person) => ({ ...person, email: emails.get(person.id) })) };
  });
}

/**
 * The screen at `/import`, which imports spreadsheets. `?type=` sets the kind of all rows if a sheet has no column for
 * kinds.
 */
export default function ImportScreen() {
  const { viewer } = useViewer();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const brands = useBrands();
  const { list } = useKinds();
  const fields = useFieldConfigurations();
  const { users } = useUsers({ pause: !viewer?.isAdmin });
  const { fieldConfigurations } = fields;
  const named = useMemo(() => withAddresses(fieldConfigurations, users), [fieldConfigurations, users]);
  const [importEntries] = useImportEntries();
  const [createBrand] = useCreateBrand();
  const { fields: allFields } = useFields({ pause: !viewer?.isAdmin });
  const [updateField] = useUpdateField();
  const history = useUndoHistory<MoveLabel | null>();
  const { undo } = useUndoToasts(history);
  const imported = useRef<string | null>(null);
  const problemText = useProblemText();
  const { loadFailed } = useMessages(importScreenMessages);
  useTitle(useMessages(appMessages).import);
  const { loading, error, onRetry } = readProps(brands, fields);
  if (loading) return <Waiting />;
  if (error) return <ErrorState title={loadFailed} onRetry={onRetry} />;

  return (
    <KitProvider brands={brands.brands} fields={named}>
      <ImportWizard
        storageKey={`${IMPORT_KEY}:${viewer?.id}`}
        kind={list.find(({ kind }) => kind === parameters.get('type'))?.kind ?? null}
        onCheck={async ({ entries }) => (await importEntries({ rows: entries, dryRun: true })).rows}
        onImport={async ({ entries }) => {
          const { changeId } = await readable(importEntries({ rows: entries, dryRun: false }), problemText);
          imported.current = changeId;
          history.push(changeId, null);
        }}
        {...(viewer?.isAdmin && {
          onCreateBrand: ({ name }: { name: string }) =>
            readable(createBrand({ name, color: DEFAULT_BRAND_COLOR }), problemText),
          onCreateOptions: ({
            field,
            options,
          }: {
            field: FieldConfiguration;
            options: readonly string[];
          }) => {
            const current = offered(field.options).map(({ id, name }) => ({ id, name }));
            const all = [...current, ...options.map((name) => ({ name }))];
            const request = updateField({ id: field.fieldId ?? field.id, input: { options: all } });
            return readable(request, problemText);
          },
          onCreatePlatforms: async ({ names }: { names: readonly string[] }) => {
            const all = withPlatforms(
              offered(allFields.find(({ id }) => id === 'platforms')?.options),
              names,
            );
            const updated = await readable(
              updateField({ id: 'platforms', input: { options: all } }),
              problemText,
            );
            return (updated.options ?? []).filter(({ name }) => names.includes(name));
          },
        })}
        onUndo={async () => {
          if (!(await undo(imported.current ?? undefined))) throw new Error('The import could not be undone');
        }}
        onOpenCalendar={({ date }) => {
          const { state, appearance } = planAt('', null);
          // Clear the filters, because they could hide the imported entries.
          const shown = { ...state, kinds: null, filter: NO_FILTER, date };
          navigate(`${paths.home}?${planParams({ state: shown, appearance, entry: null })}`);
        }}
        onDirtyChange={noteUnsavedInput}
      />
    </KitProvider>
  );
}

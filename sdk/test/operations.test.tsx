import { BUILT_IN_KINDS } from '@content-planner/model';
import { buildSchema, Kind, parse } from 'graphql';
import { useState } from 'react';
import { beforeAll, expect, inject, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { testFilter } from '../../.ci/test-filter.js';
import * as sdk from '../src/index.js';
import { type BuiltInKindId, createPlannerClient, LOG_KINDS, type LogKind } from '../src/index.js';
import { enter } from './enter.js';
import { behind, failureOf, inside, queryOf } from './helpers.js';

/** The operations in all requests so far, such as `Query.brands`. */
const requested = new Set<string>();

/** The hooks that have been called so far. */
const called = new Set<string>();

/**
 * The operations that this client doesn't request. Live updates request `Query.entriesById`. `useAccess` requests
 * `Query.viewerToken` only for clients with an access token. The operations for passkeys require an authenticator: see
 * passkeys.test.tsx.
 */
const NOT_REQUESTED = [
  'Query.entriesById',
  'Query.viewerToken',
  'Mutation.addPasskey',
  'Mutation.completePasskeyLogin',
];

const url = inject('otherUrl');

const recordingFetch: typeof fetch = (input, init) => {
  if (!init?.body || String(input).includes('/api/')) return fetch(input, init);
  for (const definition of parse(queryOf(init)).definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const field of definition.selectionSet.selections) {
      const root = definition.operation === 'query' ? 'Query' : 'Mutation';
      if (field.kind === Kind.FIELD) requested.add(`${root}.${field.name.value}`);
    }
  }
  return fetch(input, init);
};

const client = createPlannerClient({ url, fetch: recordingFetch });

const hooks: typeof sdk = new Proxy(sdk, {
  get(exported, name: keyof typeof sdk) {
    called.add(name);
    return exported[name];
  },
});

const inputOf = (kind: BuiltInKindId) => ({
  ...{ title: 'Every operation', startDate: '2036-01-01' },
  endDate: BUILT_IN_KINDS[kind].dates === 'span' ? '2036-01-02' : '2036-01-01',
});

const useReads = () => ({
  viewer: hooks.useViewer(),
  registration: hooks.useRegistrationPolicy(),
  loginOptions: hooks.useLoginOptions(),
  brands: hooks.useBrands(),
  calendar: hooks.useCalendar({ from: '2036-01-01', to: '2036-01-31' }),
  filterCounts: hooks.useFilterCounts({ from: '2036-01-01', to: '2036-01-31' }),
  calendarCounts: hooks.useCalendarCounts({
    from: '2036-01-01',
    to: '2036-12-31',
    by: 'brand',
    today: '2036-01-01',
  }),
  savedViews: hooks.useSavedViews(),
  sessions: hooks.useSessions(),
  passwordStatus: hooks.usePasswordStatus(),
  twoStep: hooks.useTwoStep(),
  passkeys: hooks.usePasskeys(),
  log: hooks.useEntries('blog'),
  entryPage: hooks.useEntryPage(),
  fields: hooks.useFieldConfigurations('blog'),
  allFields: hooks.useFields(),
  merge: hooks.useFieldMerge({ from: '', into: 'category' }),
  kindCounts: hooks.useKindCounts(),
  fieldCounts: hooks.useFieldCounts(),
  kinds: hooks.useKinds(),
  columns: hooks.useColumnPreference('blog'),
  people: hooks.usePeople(),
  personEntries: hooks.usePersonEntryCount('00000000-0000-7000-8000-000000000000'),
  users: hooks.useUsers(),
  accessTokens: hooks.useAccessTokens(),
  accountLinks: hooks.useAccountLinks(),
  connectableLogin: hooks.useConnectableLogin(),
  frozenEntries: hooks.useFrozenEntries({
    linkId: '00000000-0000-7000-8000-000000000000',
    ...{ from: '2036-01-01', to: '2036-01-31' },
  }),
  sampleContent: hooks.useSampleContent(),
  serverWarnings: hooks.useServerWarnings(),
  system: hooks.useSystem(),
  activity: hooks.useActivity(),
  history: hooks.useEntryHistory('00000000-0000-7000-8000-000000000000'),
});

function useWrites() {
  const [kind, setKind] = useState<LogKind>('blog');
  const [id, setId] = useState<string | null>(null);
  return {
    setKind,
    setId,
    entry: hooks.useEntry(id === null ? null : { id, kind }),
    planner: hooks.usePlanner(),
    calendar: hooks.useCalendarProps(),
    loginGate: hooks.useLoginGateProps(),
    loginSteps: hooks.useLoginSteps(),
    login: hooks.useLogin()[0],
    completeLogin: hooks.useCompleteLogin()[0],
    logInWithPasskey: hooks.usePasskeyLogin()[0],
    addPasskey: hooks.useAddPasskey()[0],
    renamePasskey: hooks.useRenamePasskey()[0],
    removePasskey: hooks.useRemovePasskey()[0],
    startTwoStepSetup: hooks.useStartTwoStepSetup()[0],
    turnOnTwoStep: hooks.useTurnOnTwoStep()[0],
    turnOffTwoStep: hooks.useTurnOffTwoStep()[0],
    replaceRecoveryCodes: hooks.useReplaceRecoveryCodes()[0],
    resetTwoStep: hooks.useResetTwoStep()[0],
    logout: hooks.useLogout()[0],
    register: hooks.useRegister()[0],
    changePassword: hooks.useChangePassword()[0],
    setPassword: hooks.useSetPassword()[0],
    updateProfile: hooks.useUpdateProfile()[0],
    endSession: hooks.useEndSession()[0],
    endOtherSessions: hooks.useEndOtherSessions()[0],
    connectLogin: hooks.useConnectLogin()[0],
    declineLogin: hooks.useDeclineLogin()[0],
    endUserSessions: hooks.useEndUserSessions()[0],
    createBrand: hooks.useCreateBrand()[0],
    updateBrand: hooks.useUpdateBrand()[0],
    countBrandEntries: hooks.useBrandEntryCount(),
    deleteBrand: hooks.useDeleteBrand()[0],
    createEntries: hooks.useCreateEntries()[0],
    duplicateEntries: hooks.useDuplicateEntries()[0],
    importEntries: hooks.useImportEntries()[0],
    exportCsv: hooks.useCsvExport()[0],
    deleteAny: hooks.useDeleteEntries()[0],
    updateAny: hooks.useUpdateEntries()[0],
    createEntry: hooks.useCreateEntry(kind)[0],
    updateEntry: hooks.useUpdateEntry(kind)[0],
    deleteEntry: hooks.useDeleteEntry()[0],
    moveEntries: hooks.useMoveEntries()[0],
    calendarMove: hooks.useCalendarMove(),
    undo: hooks.useUndo()[0],
    history: hooks.useUndoHistory(),
    actions: hooks.useSelectionActions(),
    repeating: hooks.useRepeating(),
    values: hooks.useValueChanges(),
    updateEntries: hooks.useUpdateEntries(kind)[0],
    deleteEntries: hooks.useDeleteEntries(kind)[0],
    createKind: hooks.useCreateKind()[0],
    updateKind: hooks.useUpdateKind()[0],
    orderKinds: hooks.useOrderKinds()[0],
    restore: hooks.useRestore()[0],
    previewRestore: hooks.useRestorePreview(),
    deleteKind: hooks.useDeleteKind()[0],
    changeKind: hooks.useChangeKind()[0],
    createField: hooks.useCreateField()[0],
    updateField: hooks.useUpdateField()[0],
    orderFields: hooks.useOrderFields()[0],
    deleteField: hooks.useDeleteField()[0],
    mergeFields: hooks.useMergeFields()[0],
    saveColumns: hooks.useSaveColumnPreference('other')[0],
    createUser: hooks.useCreateUser()[0],
    updateUser: hooks.useUpdateUser()[0],
    setAdmin: hooks.useSetUserAdmin()[0],
    setApproved: hooks.useSetUserApproved()[0],
    handOver: hooks.useHandOver()[0],
    deleteUser: hooks.useDeleteUser()[0],
    invite: hooks.useCreateInvitation()[0],
    createReset: hooks.useCreatePasswordReset()[0],
    revokeLink: hooks.useRevokeAccountLink()[0],
    redeem: hooks.useRedeemAccountLink()[0],
    createToken: hooks.useCreateAccessToken()[0],
    updateToken: hooks.useUpdateAccessToken()[0],
    revokeToken: hooks.useRevokeAccessToken()[0],
    createView: hooks.useCreateSavedView()[0],
    updateView: hooks.useUpdateSavedView()[0],
    deleteView: hooks.useDeleteSavedView()[0],
    addSampleContent: hooks.useAddSampleContent()[0],
    removeSampleContent: hooks.useRemoveSampleContent()[0],
  };
}

beforeAll(() => enter());

test('every hook that fetches data gets a response', async () => {
  const { result } = await renderHook(useReads, inside(client));
  await vi.waitFor(() => {
    for (const [name, { loading }] of Object.entries(result.current)) expect(loading, name).toBe(false);
  }, 10_000);
  const { merge, ...reads } = result.current;
  for (const [name, { error }] of Object.entries(reads)) expect(error, name).toBeNull();
  expect(merge.error).toMatchObject({ code: 'fieldNotFound' });
});

test('every hook that changes data gets a response', async () => {
  const { result, act } = await renderHook(useWrites, inside(client));
  for (const kind of LOG_KINDS) {
    await act(() => result.current.setKind(kind));
    const input = inputOf(kind);
    const { id, version } = await result.current.createEntry(input);
    await act(() => result.current.setId(id));
    await vi.waitFor(() => expect(result.current.entry.entry).toMatchObject({ id, kind }));
    expect(await result.current.updateEntry({ id, version, input })).toMatchObject({ version: 2 });
    expect(await result.current.updateEntries({ ids: [id], data: { showOnCalendar: false } })).toMatchObject({
      count: 1,
    });
    await act(() => result.current.setId(null));
    expect(await result.current.deleteEntries([id])).toMatchObject({ count: 1 });
  }
  const { id: entryId, version, startDate } = await result.current.createEntry(inputOf('other'));
  const moved = { id: entryId, version, startDate: '2026-03-09', endDate: '2026-03-09' };
  const { changeId } = await result.current.moveEntries([moved]);
  const { changeId: undoId } = await result.current.undo(String(changeId));
  result.current.history.push(undoId, 'Moved back');
  expect(await result.current.history.undo()).toMatchObject({ entries: [{ id: entryId }] });
  const redone = await result.current.history.redo();
  expect(redone).toMatchObject({ entries: [{ startDate }] });
  const { entries } = await result.current.calendarMove.moveBy(redone?.entries ?? [], 7);
  expect(entries).toMatchObject([{ id: entryId, startDate: '2036-01-08' }]);
  await result.current.deleteEntry(entryId);
  const several = await result.current.createEntries([{ kind: 'other', input: inputOf('other') }]);
  expect(await result.current.undo(String(several.changeId))).toMatchObject({
    removedIds: several.entries.map(({ id }) => id),
  });
  const originals = [
    await result.current.createEntry(inputOf('other')),
    ...(await result.current.createEntries([{ kind: 'event', input: inputOf('event') }])).entries,
  ].map(({ id }) => id);
  const rows = [{ kind: 'other', ...inputOf('other'), title: 'Imported' } as const];
  expect(await result.current.importEntries({ rows, dryRun: true })).toMatchObject({ createdCount: 0 });
  const imported = await result.current.importEntries({ rows, dryRun: false });
  expect(imported).toMatchObject({ rows: [], createdCount: 1 });
  const exported = await result.current.exportCsv({
    filter: testFilter({ kinds: ['other'], text: 'Imported' }),
  });
  expect((await exported.text()).split('\r\n')[1]).toMatch(/^2036-01-01,Imported,/);
  const chosen = await result.current.exportCsv({
    filter: testFilter({ kinds: ['other'] }),
    ids: [...Array.from({ length: 10_000 }, (_, n) => `gone-${n}`), ...originals],
    columns: ['title', 'date'],
  });
  expect(await chosen.text()).toMatch(/^Title,Date\r\n.+,\d{4}-\d\d-\d\d\r\n$/);
  await expect(result.current.exportCsv({ ids: [] })).rejects.toMatchObject({
    type: 'invalid',
    serverMessage: 'Select at least one entry',
  });
  await result.current.undo(String(imported.changeId));
  const copies = await result.current.duplicateEntries(originals);
  expect(copies.entries).toMatchObject([{ kind: 'other' }, { kind: 'event' }]);
  const ids = [...originals, ...copies.entries.map(({ id }) => id)];
  expect(await result.current.updateAny({ ids, data: { brandId: null } })).toMatchObject({ count: 4 });
  expect(await result.current.deleteAny(ids)).toMatchObject({ count: 4 });

  const color = 'hsl(220, 60%, 50%)';
  const brand = await result.current.createBrand({ name: 'Every operation', color });
  await result.current.updateBrand({ id: brand.id, input: { name: 'Each operation', color } });
  expect(await result.current.countBrandEntries(brand.id)).toBe(0);
  await result.current.deleteBrand(brand.id);

  const names = { one: 'Operation', many: 'Operations' };
  const ownKind = await result.current.createKind({ names, icon: 'cog', color, dates: 'day' });
  const changed = { id: ownKind.id, version: ownKind.version, input: { isHidden: true } };
  expect(await result.current.updateKind(changed)).toMatchObject({ names, isHidden: true, version: 2 });
  await result.current.orderKinds([ownKind.id]);
  await result.current.changeKind({ from: ownKind.id, to: 'other' });
  const { changeId: deletion } = await result.current.deleteKind({ id: ownKind.id, to: 'other' });
  expect(await result.current.previewRestore(String(deletion))).toMatchObject({ kinds: [], leftCount: 0 });
  await result.current.restore(String(deletion));
  await result.current.deleteKind({ id: ownKind.id });

  const kinds = [{ kind: 'other' }];
  const sharedField = await result.current.createField({ label: 'Every field', type: 'text', kinds });
  await result.current.updateField({ id: sharedField.id, input: { label: 'Each field' } });
  const otherField = await result.current.createField({ label: 'No field', type: 'text', kinds });
  await result.current.mergeFields({ from: otherField.id, into: sharedField.id });
  await result.current.orderFields({ kind: 'blog', ids: [sharedField.id] });
  await result.current.deleteField({ id: sharedField.id });
  const field = await result.current.createField({ label: 'Every operation', type: 'text', kinds });
  const { id: withField } = await result.current.createEntry(inputOf('other'));
  const data = { values: { [field.id]: 'set' } };
  expect(await result.current.updateEntries({ ids: [withField], data })).toMatchObject({ count: 1 });
  const entry = { id: withField, kind: 'other' };
  const change = { entry: { ...entry, version: 2 }, field: { fieldName: field.name }, value: 'changed' };
  expect(await result.current.values.onChange(change)).toMatchObject({ changeId: expect.any(String) });
  await expect(result.current.values.onChange(change)).rejects.toMatchObject({
    type: 'conflict',
    current: { dynamicFields: { [field.name]: 'changed' } },
  });
  const doubled = await result.current.actions.onDuplicate({ ids: [withField] });
  await result.current.actions.onDelete({ ids: doubled.entries.map(({ id }) => id) });
  await result.current.deleteEntry(withField);
  await result.current.deleteField({ id: field.id });
  await result.current.saveColumns({ visibleColumns: ['date'], columnOrder: ['date', 'title'] });

  const password = 'a quiet harbor';
  const user = await result.current.createUser({ email: 'every@planner.example', password });
  await result.current.updateUser({ id: user.id, input: { firstName: 'Every' } });
  await result.current.endUserSessions(user.id);
  expect(await result.current.resetTwoStep(user.id)).toMatchObject({ wasOn: false });
  await result.current.setAdmin({ id: user.id, isAdmin: true });
  await result.current.setApproved({ id: user.id, isApproved: true });
  const reset = await result.current.createReset(user.id);
  await result.current.revokeLink(reset.link.id);
  const nobody = '00000000-0000-7000-8000-000000000000';
  expect(await result.current.handOver({ from: nobody, to: user.id })).toEqual({ count: 0, changeId: null });
  await result.current.deleteUser(user.id);
  const { link, secret } = await result.current.invite('invited@planner.example');
  expect(sdk.accountLinkUrl(url, link, secret)).toBe(`${url}/invitation#${secret}`);
  const opened = await renderHook(() => hooks.useOpenedAccountLink(secret), inside(client));
  await vi.waitFor(() =>
    expect(opened.result.current.link).toMatchObject({ kind: 'invitation', email: link.email }),
  );
  await opened.unmount();

  const { token } = await result.current.createToken({ kind: 'key', name: 'Website' });
  await result.current.updateToken({ id: token.id, input: { name: 'The website' } });
  await result.current.revokeToken(token.id);

  const view = await result.current.createView({ name: 'Every operation', state: 'view=month' });
  const input = { name: 'Each operation' };
  expect(await result.current.updateView({ id: view.id, version: view.version, input })).toMatchObject(input);
  await result.current.deleteView(view.id);

  await result.current.addSampleContent('2036-03-05');
  await result.current.removeSampleContent();

  const account = inject('account');
  await result.current.changePassword({ current: account.password, new: account.password });
  expect(await failureOf(result.current.setPassword(account.password))).toMatchObject({ type: 'conflict' });
  await result.current.updateProfile({ firstName: 'Maya' });
  await result.current.endSession(user.id).catch(() => {});
  await result.current.endOtherSessions();
  // Another test completes the setup.
  const { uri } = await result.current.startTwoStepSetup(account.password);
  expect(uri).toMatch(/^otpauth:/);
  expect(await failureOf(result.current.turnOnTwoStep('12345'))).toMatchObject({ type: 'invalid' });
  const confirmation = { password: account.password, code: '123456' };
  for (const call of [result.current.turnOffTwoStep, result.current.replaceRecoveryCodes]) {
    expect(await failureOf(call(confirmation))).toMatchObject({ type: 'conflict' });
  }
  // The planner has no PUBLIC_URL, so it does not accept passkeys.
  for (const call of [result.current.addPasskey, result.current.logInWithPasskey]) {
    expect(await failureOf(call())).toMatchObject({ type: 'notFound' });
  }
  expect(await failureOf(result.current.renamePasskey({ id: user.id, name: 'Phone' }))).toMatchObject({
    type: 'notFound',
  });
  expect(await failureOf(result.current.removePasskey(user.id))).toMatchObject({ type: 'notFound' });
  // No login with single sign-on has failed, so there is nothing to connect.
  expect(await result.current.connectLogin(user.id)).toBe(false);
  expect(await result.current.declineLogin()).toBeUndefined();
  await result.current.logout();
  expect(await result.current.redeem({ secret, password })).toMatchObject({ email: link.email });
  const second = result.current.completeLogin({ step: 'unknown', code: '123456' });
  expect(await failureOf(second)).toMatchObject({ type: 'unauthorized', step: null });
  await result.current.register({ email: 'operations@planner.example', password });
  await result.current.login(account);
});

test('the hooks for live updates and access work with any client', async () => {
  const { result } = await renderHook(() => {
    hooks.useLiveChanges(() => {});
    return {
      live: hooks.useLiveStatus(),
      access: hooks.useAccess(),
      changed: hooks.useRecentlyChanged([]),
      editors: hooks.useEditors('unknown'),
    };
  }, inside(client));
  await vi.waitFor(() => expect(result.current.access.status).toBe('active'), 10_000);
  expect(result.current).toMatchObject({
    live: 'off',
    access: { canWrite: true },
    changed: new Map(),
    editors: [],
  });
});

test('a client with live updates announces open forms', async () => {
  const live = createPlannerClient({ url, live: true, fetch: recordingFetch });
  const { result } = await renderHook(() => hooks.useCreateEntry('other')[0], inside(client));
  const { id } = await result.current(inputOf('other'));
  const edited = { kind: 'other', entry: { id, kind: 'other' } } as const;
  await renderHook(() => hooks.useAnnounceEditing(id), inside(live));
  const { result: form } = await renderHook(() => hooks.useEntryEditor(edited, false), inside(live));
  await vi.waitFor(() => expect(form.current.entry).toMatchObject({ id }));
  await vi.waitFor(() => expect(requested).toContain('Mutation.announceEditing'), 10_000);
  await behind(url, 'DELETE', `/logs/other/${id}`);
});

// This test must run after the tests above, which call all hooks.
test('every API operation has a hook, and the README names every hook', async () => {
  const schema = buildSchema(await commands.readFile('../api/schema.graphql'));
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.keys(root?.getFields() ?? {}).map((field) => `${root?.name}.${field}`),
  );
  expect(operations.length).toBeGreaterThan(40);
  expect(operations.filter((operation) => !requested.has(operation))).toEqual(NOT_REQUESTED);

  const exported = Object.keys(sdk).filter((name) => name.startsWith('use'));
  expect(exported.filter((name) => !called.has(name))).toEqual([]);
  const readme = await commands.readFile('README.md');
  expect(exported.filter((name) => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([]);
});

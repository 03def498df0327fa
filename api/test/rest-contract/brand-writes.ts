import { type ContractKind, contractKinds } from '../contract-kinds.js';
import { brands, entriesOf } from './content.js';
import { type After, type Case, ID, invalid, LATER, type Row } from './row.js';

const { adatum, northwind, tailspin } = brands;
const SENT = { name: ' Contoso ', color: 'not a color' };
const STORED = { name: 'Contoso', color: 'not a color' };

const list = (...listed: object[]): After => ({ call: 'GET /brands', returns: [200, listed] });

const invalidBodies: readonly Case[] = [
  {
    when: 'nothing is sent',
    sends: {},
    returns: invalid(['name', 'name is required'], ['color', 'color is required']),
  },
  {
    when: 'both are blank',
    sends: { name: ' ', color: ' ' },
    returns: invalid(['name', 'name is required'], ['color', 'color is required']),
  },
  {
    when: 'the name is too long',
    sends: { ...SENT, name: 'x'.repeat(301) },
    returns: invalid(['name', 'name can have at most 300 characters']),
  },
  {
    when: 'values have the wrong type',
    sends: { name: 5, color: null },
    returns: invalid(['name', 'name must be text'], ['color', 'color must be text']),
  },
];

const TAKEN = 'A brand with this name already exists.';

const nameTaken: Case = {
  when: 'another brand has the same name',
  sends: { name: ` ${tailspin.name.toUpperCase()} `, color: '#111' },
  returns: [409, { message: TAKEN, errors: [{ field: 'name', message: TAKEN }] }],
};

/** Returns a call that checks that the entry no longer has the deleted brand, and has a new version. */
const withoutBrand = (kind: ContractKind): After => {
  const { newer } = entriesOf(kind);
  return {
    call: `GET /logs/${kind.segment}/{id}`,
    id: newer.id,
    returns: [200, { ...newer, brandId: null, version: 4, updatedAt: LATER }],
  };
};

/** Brand requests that only administrators can make. */
export const brandWrites: readonly Row[] = [
  {
    call: 'POST /brands',
    by: 'administrator',
    succeeds: [
      {
        sends: SENT,
        returns: [201, { id: ID, ...STORED }],
        afterwards: [list(adatum, { id: ID, ...STORED }, northwind, tailspin)],
      },
    ],
    fails: [...invalidBodies, nameTaken],
  },
  {
    call: 'PUT /brands/{id}',
    by: 'administrator',
    id: northwind.id,
    succeeds: [
      {
        sends: SENT,
        returns: [200, { id: northwind.id, ...STORED }],
        afterwards: [list(adatum, { id: northwind.id, ...STORED }, tailspin)],
      },
    ],
    fails: [...invalidBodies, nameTaken],
  },
  {
    call: 'DELETE /brands/{id}',
    by: 'administrator',
    id: northwind.id,
    succeeds: [
      { returns: [204, ''], afterwards: [list(adatum, tailspin), ...contractKinds.map(withoutBrand)] },
    ],
  },
];

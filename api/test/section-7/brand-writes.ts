import { type SpecKind, specKinds } from '../spec-kinds.js';
import { brands, entriesOf } from './content.js';
import { type After, type Case, ID, invalid, LATER, type Row } from './row.js';

const { adatum, northwind, tailspin } = brands;
const SENT = { name: ' Contoso ', color: 'not a colour' };
const STORED = { name: 'Contoso', color: 'not a colour' };

const list = (...listed: object[]): After => ({ call: 'GET /brands', answers: [200, listed] });

const invalidBodies: readonly Case[] = [
  {
    when: 'nothing is sent',
    sends: {},
    answers: invalid(['name', 'name is required'], ['color', 'color is required']),
  },
  {
    when: 'both are blank',
    sends: { name: ' ', color: ' ' },
    answers: invalid(['name', 'name is required'], ['color', 'color is required']),
  },
  {
    when: 'the name is too long',
    sends: { ...SENT, name: 'x'.repeat(301) },
    answers: invalid(['name', 'name can have at most 300 characters']),
  },
  {
    when: 'values are of another type',
    sends: { name: 5, color: null },
    answers: invalid(['name', 'name must be text'], ['color', 'color must be text']),
  },
];

const TAKEN = 'A brand with this name already exists.';

const nameTaken: Case = {
  when: 'another brand has the name',
  sends: { name: ` ${tailspin.name.toUpperCase()} `, color: '#111' },
  answers: [409, { message: TAKEN, errors: [{ field: 'name', message: TAKEN }] }],
};

/** The one entry of a kind that has the brand, without it (decisions L7, L9). */
const withoutBrand = (kind: SpecKind): After => {
  const { newer } = entriesOf(kind);
  return {
    call: `GET /logs/${kind.segment}/{id}`,
    id: newer.id,
    answers: [200, { ...newer, brandId: null, version: 4, updatedAt: LATER }],
  };
};

/** What administrators do with brands. */
export const brandWrites: readonly Row[] = [
  {
    call: 'POST /brands',
    by: 'administrator',
    succeeds: [
      {
        sends: SENT,
        answers: [201, { id: ID, ...STORED }],
        afterwards: [list(adatum, { id: ID, ...STORED }, northwind, tailspin)],
      },
    ],
    refuses: [...invalidBodies, nameTaken],
  },
  {
    call: 'PUT /brands/{id}',
    by: 'administrator',
    id: northwind.id,
    succeeds: [
      {
        sends: SENT,
        answers: [200, { id: northwind.id, ...STORED }],
        afterwards: [list(adatum, { id: northwind.id, ...STORED }, tailspin)],
      },
    ],
    refuses: [...invalidBodies, nameTaken],
  },
  {
    call: 'DELETE /brands/{id}',
    by: 'administrator',
    id: northwind.id,
    succeeds: [{ answers: [204, ''], afterwards: [list(adatum, tailspin), ...specKinds.map(withoutBrand)] }],
  },
];

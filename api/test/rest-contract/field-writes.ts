import { contractKinds } from '../contract-kinds.js';
import { entriesOf, fieldsOf } from './content.js';
import { type After, type Case, failure, ID, invalid, type Row, wrong } from './row.js';

const [blog] = contractKinds as readonly [(typeof contractKinds)[number]];
const { channel, due, author, sponsored } = fieldsOf(blog);

const SENT = {
  logType: 'blog',
  fieldName: 'Campaign  Code',
  fieldLabel: ' Code ',
  fieldType: 'dropdown',
  dropdownOptions: [' A ', '', 'B'],
  optionColors: [
    { option: 'Gone', color: 'blue' },
    { option: ' B ', color: ' red ' },
  ],
  isRequired: true,
  displayOrder: 1,
  isShareable: true,
};
const STORED = {
  ...SENT,
  ...{ fieldName: 'campaign_code', fieldLabel: 'Code', dropdownOptions: ['A', 'B'] },
  optionColors: [{ option: 'B', color: 'red' }],
};

const list = (...fields: object[]): After => ({ call: 'GET /field-configs/blog', returns: [200, fields] });

/** Returns error cases that apply both to creating and to updating a field. Each request body is a variation of `base`. */
const invalidBodies = (base: object): Case[] => [
  {
    when: 'a dropdown has no options',
    sends: { ...base, fieldType: 'dropdown', dropdownOptions: ['', ' '] },
    returns: invalid(['dropdownOptions', 'A dropdown requires at least one option']),
  },
  {
    when: 'the label is blank',
    sends: { ...base, fieldLabel: ' ' },
    returns: invalid(['fieldLabel', 'fieldLabel is required']),
  },
  {
    when: 'the type is unknown',
    sends: { ...base, fieldType: 'color' },
    returns: wrong('fieldType'),
  },
  {
    when: 'the order is negative',
    sends: { ...base, displayOrder: -1 },
    returns: wrong('displayOrder'),
  },
];

const unusable = invalid(['fieldName', 'This name cannot be used for a field. Choose another label.']);
const fixed = (name: string) =>
  invalid([name, `${name} can't be changed. Delete the field and add another one.`]);

/** Custom field requests that only administrators can make. */
export const fieldWrites: readonly Row[] = [
  {
    call: 'POST /field-configs',
    by: 'administrator',
    succeeds: [
      {
        sends: SENT,
        returns: [201, { id: ID, ...STORED }],
        afterwards: [list(channel, due, { id: ID, ...STORED }, author, sponsored)],
      },
      {
        when: 'only required fields are sent, so the field is optional, last, and named after its label',
        sends: { logType: 'blog', fieldLabel: 'Word  Count', fieldType: 'text' },
        returns: [
          201,
          {
            id: ID,
            logType: 'blog',
            fieldName: 'word_count',
            fieldLabel: 'Word  Count',
            fieldType: 'text',
            dropdownOptions: null,
            optionColors: null,
            isRequired: false,
            displayOrder: 4,
            isShareable: false,
          },
        ],
      },
    ],
    fails: [
      {
        when: 'the kind already has a field with this name',
        sends: { ...SENT, fieldName: 'AUTHOR' },
        returns: [
          409,
          {
            message: "A field named 'author' already exists. Choose another label.",
            errors: [
              {
                field: 'fieldName',
                message: "A field named 'author' already exists. Choose another label.",
              },
            ],
          },
        ],
      },
      ...['__proto__', 'Constructor', 'prototype', ' '].map((fieldName) => ({
        when: `the name is '${fieldName}'`,
        sends: { ...SENT, fieldName },
        returns: unusable,
      })),
      {
        when: 'the kind is unknown',
        sends: { ...SENT, logType: 'events' },
        returns: wrong('logType'),
      },
      ...invalidBodies(SENT),
    ],
  },
  {
    call: 'PUT /field-configs/{id}',
    by: 'administrator',
    id: channel.id,
    succeeds: [
      {
        sends: {
          ...channel,
          fieldLabel: 'Source',
          dropdownOptions: ['Own'],
          isRequired: true,
          displayOrder: 9,
        },
        returns: [
          200,
          { ...channel, fieldLabel: 'Source', dropdownOptions: ['Own'], isRequired: true, displayOrder: 9 },
        ],
        afterwards: [
          list(due, author, sponsored, {
            ...channel,
            fieldLabel: 'Source',
            dropdownOptions: ['Own'],
            isRequired: true,
            displayOrder: 9,
          }),
        ],
      },
      {
        when: 'the kind, the name and the order are omitted, which keeps them',
        sends: { fieldLabel: 'Source', fieldType: 'text' },
        returns: [
          200,
          { ...channel, fieldLabel: 'Source', fieldType: 'text', dropdownOptions: null, optionColors: null },
        ],
      },
    ],
    fails: [
      { when: 'the kind would change', sends: { ...channel, logType: 'email' }, returns: fixed('logType') },
      {
        when: 'the name would change',
        sends: { ...channel, fieldName: 'source' },
        returns: fixed('fieldName'),
      },
      ...invalidBodies(channel),
    ],
  },
  {
    call: 'DELETE /field-configs/{id}',
    by: 'administrator',
    id: author.id,
    succeeds: [
      {
        returns: [204, ''],
        afterwards: [
          list(channel, due, sponsored),
          {
            call: 'DELETE /field-configs/{id}',
            id: author.id,
            returns: failure(404, 'Field configuration not found'),
          },
          // Responses hide the values of the deleted field.
          {
            call: 'GET /logs/blog/{id}',
            id: entriesOf(blog).latest.id,
            returns: [200, { ...entriesOf(blog).latest, dynamicFields: {} }],
          },
        ],
      },
    ],
  },
];

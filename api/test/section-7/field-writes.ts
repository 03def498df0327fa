import { specKinds } from '../spec-kinds.js';
import { entriesOf, fieldsOf } from './content.js';
import { type After, type Case, ID, invalid, type Row, refusal, wrong } from './row.js';

const [blog] = specKinds as readonly [(typeof specKinds)[number]];
const { channel, due, author, sponsored } = fieldsOf(blog);

const SENT = {
  logType: 'blog',
  fieldName: 'Campaign  Code',
  fieldLabel: ' Code ',
  fieldType: 'dropdown',
  dropdownOptions: [' A ', '', 'B'],
  isRequired: true,
  displayOrder: 1,
};
const STORED = { ...SENT, fieldName: 'campaign_code', fieldLabel: 'Code', dropdownOptions: ['A', 'B'] };

const list = (...fields: object[]): After => ({ call: 'GET /field-configs/blog', answers: [200, fields] });

/** What a creation and an update of the field `base` refuse alike. */
const invalidBodies = (base: object): Case[] => [
  {
    when: 'a dropdown has no options',
    sends: { ...base, fieldType: 'dropdown', dropdownOptions: ['', ' '] },
    answers: invalid(['dropdownOptions', 'A dropdown requires at least one option']),
  },
  {
    when: 'the label is blank',
    sends: { ...base, fieldLabel: ' ' },
    answers: invalid(['fieldLabel', 'fieldLabel is required']),
  },
  {
    when: 'the type is none',
    sends: { ...base, fieldType: 'number' },
    answers: wrong('fieldType'),
  },
  {
    when: 'the order is below 0',
    sends: { ...base, displayOrder: -1 },
    answers: wrong('displayOrder'),
  },
];

const unusable = invalid(['fieldName', 'This name cannot be used for a field. Choose another label.']);
const fixed = (name: string) =>
  invalid([name, `${name} can't be changed. Delete the field and add another one.`]);

/** What administrators do with custom fields. */
export const fieldWrites: readonly Row[] = [
  {
    call: 'POST /field-configs',
    by: 'administrator',
    succeeds: [
      {
        sends: SENT,
        answers: [201, { id: ID, ...STORED }],
        afterwards: [list(channel, due, { id: ID, ...STORED }, author, sponsored)],
      },
      {
        when: 'only what is needed is sent: named by the label, optional, last',
        sends: { logType: 'blog', fieldLabel: 'Word  Count', fieldType: 'text' },
        answers: [
          201,
          {
            id: ID,
            logType: 'blog',
            fieldName: 'word_count',
            fieldLabel: 'Word  Count',
            fieldType: 'text',
            dropdownOptions: null,
            isRequired: false,
            displayOrder: 4,
          },
        ],
      },
    ],
    refuses: [
      {
        when: 'the kind has a field of the name',
        sends: { ...SENT, fieldName: 'AUTHOR' },
        answers: [
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
        answers: unusable,
      })),
      {
        when: 'there is no such kind',
        sends: { ...SENT, logType: 'events' },
        answers: wrong('logType'),
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
        answers: [
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
        when: 'neither the kind, the name nor the order is sent: they stay',
        sends: { fieldLabel: 'Source', fieldType: 'text' },
        answers: [200, { ...channel, fieldLabel: 'Source', fieldType: 'text', dropdownOptions: null }],
      },
    ],
    refuses: [
      { when: 'the kind would change', sends: { ...channel, logType: 'email' }, answers: fixed('logType') },
      {
        when: 'the name would change',
        sends: { ...channel, fieldName: 'source' },
        answers: fixed('fieldName'),
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
        answers: [204, ''],
        afterwards: [
          list(channel, due, sponsored),
          {
            call: 'DELETE /field-configs/{id}',
            id: author.id,
            answers: refusal(404, 'Field configuration not found'),
          },
          // What entries hold of it is hidden (decision L10).
          {
            call: 'GET /logs/blog/{id}',
            id: entriesOf(blog).latest.id,
            answers: [200, { ...entriesOf(blog).latest, dynamicFields: {} }],
          },
        ],
      },
    ],
  },
];

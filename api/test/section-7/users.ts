import { PASSWORD } from '../planner.js';
import { people } from './content.js';
import {
  type After,
  ID,
  INSTANT,
  invalid,
  LAST_ADMINISTRATOR,
  type Row,
  refusal,
  TAKEN,
  UNAUTHORIZED,
} from './row.js';

const { admin, member, colleague, pending } = people;

const SENT = {
  email: ' Newcomer@Planner.example',
  password: PASSWORD,
  firstName: 'Sam',
  lastName: '',
  isAdmin: true,
  isApproved: false,
};
const CREATED = {
  id: ID,
  email: 'newcomer@planner.example',
  firstName: 'Sam',
  lastName: null,
  profileImageUrl: null,
  isAdmin: true,
  isApproved: false,
  createdAt: INSTANT,
};

const list = (...users: object[]): After => ({ call: 'GET /users', answers: [200, users] });
const logIn = (user: { email: string }, password: string, answers: After['answers']): After => ({
  call: 'POST /auth/login',
  by: 'visitor',
  sends: { email: user.email, password },
  answers,
});
const MEMBER_IS_OUT: After = { call: 'GET /auth/user', by: 'member', answers: UNAUTHORIZED };
const WRONG = refusal(401, 'Invalid email or password');

/** What administrators do with accounts. */
export const userCalls: readonly Row[] = [
  {
    call: 'GET /users',
    by: 'administrator',
    succeeds: [{ answers: [200, [admin, member, colleague, pending]] }],
  },
  {
    call: 'POST /users',
    by: 'administrator',
    succeeds: [
      {
        sends: SENT,
        answers: [201, CREATED],
        afterwards: [
          list(admin, member, colleague, pending, CREATED),
          logIn(CREATED, PASSWORD, refusal(403, 'Your account is pending approval by an administrator.')),
        ],
      },
      {
        when: 'only what is needed is sent: approved, and no administrator',
        sends: { email: CREATED.email, password: PASSWORD },
        answers: [201, { ...CREATED, firstName: null, isAdmin: false, isApproved: true }],
        afterwards: [
          logIn(CREATED, PASSWORD, [200, { ...CREATED, firstName: null, isAdmin: false, isApproved: true }]),
        ],
      },
    ],
    refuses: [
      {
        when: 'somebody has the address',
        sends: { ...SENT, email: 'PENDING@planner.example' },
        answers: TAKEN,
      },
      {
        when: 'the password is short',
        sends: { ...SENT, password: '1234567' },
        answers: invalid(['password', 'Password must be at least 8 characters']),
      },
      {
        when: 'nothing is sent',
        sends: {},
        answers: invalid(['email', 'email is required'], ['password', 'password is required']),
      },
      {
        when: 'values are of another type',
        sends: { ...SENT, email: 'nobody', firstName: 5, isAdmin: 'yes' },
        answers: invalid(
          ['email', 'email must be an email address'],
          ['firstName', 'firstName must be text'],
          ['isAdmin', 'isAdmin must be true or false'],
        ),
      },
    ],
  },
  {
    call: 'PATCH /users/{id}',
    by: 'administrator',
    id: member.id,
    ignores: { isAdmin: true, isApproved: false },
    succeeds: [
      {
        sends: { email: 'Maya@planner.example', firstName: 'Maya', lastName: 'Ito', password: '' },
        answers: [200, { ...member, email: 'maya@planner.example', firstName: 'Maya', lastName: 'Ito' }],
        afterwards: [
          list(
            admin,
            { ...member, email: 'maya@planner.example', firstName: 'Maya', lastName: 'Ito' },
            colleague,
            pending,
          ),
          // A new address ends the sessions.
          MEMBER_IS_OUT,
        ],
      },
      {
        when: 'a password is sent: it replaces the old one and ends the sessions',
        sends: { password: 'another password' },
        answers: [200, member],
        afterwards: [
          MEMBER_IS_OUT,
          logIn(member, PASSWORD, WRONG),
          logIn(member, 'another password', [200, member]),
        ],
      },
      {
        when: 'administrators change their own address and send their password',
        id: admin.id,
        sends: { email: 'Grace@planner.example', currentPassword: PASSWORD },
        answers: [200, { ...admin, email: 'grace@planner.example' }],
        afterwards: [
          { call: 'GET /auth/user', answers: [200, { ...admin, email: 'grace@planner.example' }] },
        ],
      },
      {
        when: 'administrators change their own name',
        id: admin.id,
        sends: { email: admin.email, firstName: 'Grace', password: '' },
        answers: [200, { ...admin, firstName: 'Grace' }],
      },
      {
        when: 'a name is cleared: the rest stays',
        id: colleague.id,
        sends: { firstName: null },
        answers: [200, { ...colleague, firstName: null }],
      },
    ],
    refuses: [
      { when: 'somebody has the address', sends: { email: 'Colleague@planner.example' }, answers: TAKEN },
      {
        when: 'administrators change their own password without the current one',
        id: admin.id,
        sends: { password: 'another password' },
        answers: invalid([
          'currentPassword',
          'Enter your current password to change your email address or password',
        ]),
      },
      {
        when: 'administrators change their own address with a wrong password',
        id: admin.id,
        sends: { email: 'grace@planner.example', currentPassword: 'not the password' },
        answers: invalid(['currentPassword', 'Current password is incorrect']),
      },
      {
        when: 'the password is short',
        sends: { password: '1234567' },
        answers: invalid(['password', 'Password must be at least 8 characters']),
      },
      {
        when: 'the address is none',
        sends: { email: 'nobody' },
        answers: invalid(['email', 'email must be an email address']),
      },
    ],
  },
  {
    call: 'PATCH /users/{id}/admin',
    by: 'administrator',
    id: member.id,
    ignores: { isApproved: false, email: 'x@planner.example', password: 'another password' },
    succeeds: [
      {
        sends: { isAdmin: true },
        answers: [200, { ...member, isAdmin: true }],
        afterwards: [{ ...list(admin, { ...member, isAdmin: true }, colleague, pending), by: 'member' }],
      },
      { when: 'there is nothing to change', sends: { isAdmin: false }, answers: [200, member] },
    ],
    refuses: [
      {
        when: 'nobody else administers',
        id: admin.id,
        sends: { isAdmin: false },
        answers: LAST_ADMINISTRATOR,
      },
      { when: 'nothing is sent', sends: {}, answers: invalid(['isAdmin', 'isAdmin is required']) },
      {
        when: 'it is no boolean',
        sends: { isAdmin: 'true' },
        answers: invalid(['isAdmin', 'isAdmin must be true or false']),
      },
    ],
  },
  {
    call: 'PATCH /users/{id}/approve',
    by: 'administrator',
    id: pending.id,
    ignores: { isAdmin: true, email: 'x@planner.example' },
    succeeds: [
      {
        sends: { isApproved: true },
        answers: [200, { ...pending, isApproved: true }],
        afterwards: [logIn(pending, PASSWORD, [200, { ...pending, isApproved: true }])],
      },
      {
        when: 'it is taken away: the sessions end',
        id: member.id,
        sends: { isApproved: false },
        answers: [200, { ...member, isApproved: false }],
        afterwards: [
          MEMBER_IS_OUT,
          list(admin, { ...member, isApproved: false }, colleague, pending),
          { call: 'PATCH /users/{id}/approve', sends: { isApproved: true }, answers: [200, member] },
          // Approving again brings none of them back.
          MEMBER_IS_OUT,
        ],
      },
    ],
    refuses: [
      {
        when: 'nobody else administers',
        id: admin.id,
        sends: { isApproved: false },
        answers: LAST_ADMINISTRATOR,
      },
      { when: 'nothing is sent', sends: {}, answers: invalid(['isApproved', 'isApproved is required']) },
      {
        when: 'it is no boolean',
        sends: { isApproved: 1 },
        answers: invalid(['isApproved', 'isApproved must be true or false']),
      },
    ],
  },
  {
    call: 'DELETE /users/{id}',
    by: 'administrator',
    id: member.id,
    succeeds: [
      {
        answers: [204, ''],
        afterwards: [MEMBER_IS_OUT, list(admin, colleague, pending), logIn(member, PASSWORD, WRONG)],
      },
      {
        when: 'a pending account is rejected',
        id: pending.id,
        answers: [204, ''],
        afterwards: [list(admin, member, colleague)],
      },
    ],
    refuses: [{ when: 'nobody else administers', id: admin.id, answers: LAST_ADMINISTRATOR }],
  },
];

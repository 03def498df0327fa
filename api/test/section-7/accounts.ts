import { PASSWORD } from '../planner.js';
import { people } from './content.js';
import { invalid, type Row, refusal, TAKEN, UNAUTHORIZED } from './row.js';

const { member, pending } = people;

const NEWCOMER = {
  email: ' Newcomer@Planner.example',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  firstName: 'Sam',
  lastName: '',
};
const WRONG = refusal(401, 'Invalid email or password');
const PENDING = refusal(403, 'Your account is pending approval by an administrator.');

/** Who is there, coming and going. */
export const accountCalls: readonly Row[] = [
  {
    call: 'GET /auth/user',
    by: 'member',
    succeeds: [{ answers: [200, member] }],
  },
  {
    call: 'POST /auth/login',
    by: 'visitor',
    succeeds: [
      {
        sends: { email: ' MEMBER@planner.example ', password: PASSWORD },
        answers: [200, member],
        afterwards: [{ call: 'GET /auth/user', answers: [200, member] }],
      },
    ],
    refuses: [
      {
        when: 'the password is wrong',
        sends: { email: member.email, password: 'not the password' },
        answers: WRONG,
      },
      { when: 'nobody has the address', sends: { email: 'x@y.example', password: PASSWORD }, answers: WRONG },
      {
        when: 'the account is pending',
        sends: { email: pending.email, password: PASSWORD },
        answers: PENDING,
      },
      {
        when: 'the account is pending and the password is wrong',
        sends: { email: pending.email, password: 'not the password' },
        answers: WRONG,
      },
      {
        when: 'nothing is filled in',
        sends: { email: ' ', password: '' },
        answers: invalid(['email', 'email is required'], ['password', 'password is required']),
      },
    ],
  },
  {
    call: 'POST /auth/register',
    by: 'visitor',
    ignores: { isAdmin: true, isApproved: true },
    succeeds: [
      {
        sends: NEWCOMER,
        answers: [201, { pendingApproval: true }],
        afterwards: [
          { call: 'GET /auth/user', answers: UNAUTHORIZED },
          { call: 'POST /auth/login', sends: { ...NEWCOMER }, answers: PENDING },
        ],
      },
      {
        when: 'nothing is sent that is not needed',
        sends: { email: 'newcomer@planner.example', password: PASSWORD },
        answers: [201, { pendingApproval: true }],
      },
    ],
    refuses: [
      {
        when: 'somebody has the address',
        sends: { ...NEWCOMER, email: 'Colleague@Planner.EXAMPLE' },
        answers: TAKEN,
      },
      {
        when: 'the password is short',
        sends: { ...NEWCOMER, password: '1234567', confirmPassword: '1234567' },
        answers: invalid(['password', 'Password must be at least 8 characters']),
      },
      {
        when: 'the confirmation is another password',
        sends: { ...NEWCOMER, confirmPassword: 'another password' },
        answers: invalid(['confirmPassword', 'Passwords do not match']),
      },
      {
        when: 'the address is none',
        sends: { ...NEWCOMER, email: 'nobody' },
        answers: invalid(['email', 'email must be an email address']),
      },
      {
        when: 'nothing is sent',
        sends: {},
        answers: invalid(['email', 'email is required'], ['password', 'password is required']),
      },
      {
        when: 'a name is too long',
        sends: { ...NEWCOMER, firstName: 'x'.repeat(301) },
        answers: invalid(['firstName', 'firstName can have at most 300 characters']),
      },
    ],
  },
  {
    call: 'POST /auth/logout',
    by: 'visitor',
    succeeds: [
      {
        by: 'member',
        answers: [204, ''],
        afterwards: [{ call: 'GET /auth/user', by: 'member', answers: UNAUTHORIZED }],
      },
      { when: 'nobody is logged in', answers: [204, ''] },
    ],
  },
  {
    // Browser navigation, told of below the table (decision A7).
    call: 'GET /login',
    by: 'visitor',
    succeeds: [{ answers: [302, ''], headers: { location: '/login' } }],
  },
];

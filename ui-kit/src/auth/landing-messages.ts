import { defineMessages } from '../messages/define-messages.js';

/** Text of {@link Landing}. */
export const landingMessages = defineMessages('landing', {
  product: 'Content Planner',
  headline: 'Every post, send and show on one calendar',
  sentence:
    'Log what your team publishes for every brand, from blog posts to podcast episodes, and plan the month together.',
  logIn: 'Log In',
  register: 'Register',
  getStarted: 'Get Started',
});

/** Labels for {@link Landing}. */
export interface LandingLabels {
  product: string;
  headline: string;
  sentence: string;
  logIn: string;
  register: string;
  getStarted: string;
}

/** The default {@link LandingLabels}. */
export const landingLabels: LandingLabels = {
  product: 'Content Planner',
  headline: 'Every post, send and show on one calendar',
  sentence:
    'Log what your team publishes for every brand, from blog posts to podcast episodes, and plan the month together.',
  logIn: 'Log In',
  register: 'Register',
  getStarted: 'Get Started',
};

import { create } from 'storybook/theming/create';
import { declaredTokens } from '../ui-kit/src/theme/declared-tokens.fixture.js';
import type { Theme } from '../ui-kit/src/theme/ThemeProvider.js';
import { darkTokens, lightTokens, sharedTokens } from '../ui-kit/src/theme/tokens.js';

/** Creates a Storybook theme from the tokens of a ui-kit theme. */
function themeOf(base: Theme, tokens: unknown) {
  const values = new Map([...declaredTokens(sharedTokens), ...declaredTokens(tokens)]);
  const of = (name: string) => values.get(`--cp-${name}`) ?? '';
  return create({
    base,
    brandTitle: 'Content Planner',
    colorPrimary: of('accent-solid'),
    colorSecondary: of('accent-solid'),
    appBg: of('surface-canvas'),
    appContentBg: of('surface-panel'),
    appPreviewBg: of('surface-canvas'),
    appBorderColor: of('border-default'),
    appBorderRadius: 8,
    fontBase: of('font-sans'),
    fontCode: of('font-mono'),
    textColor: of('text-primary'),
    textInverseColor: of('text-inverse'),
    textMutedColor: of('text-secondary'),
    barTextColor: of('text-secondary'),
    barHoverColor: of('accent-text'),
    barSelectedColor: of('accent-text'),
    barBg: of('surface-panel'),
    buttonBg: of('surface-panel'),
    buttonBorder: of('border-control'),
    booleanBg: of('surface-quiet'),
    booleanSelectedBg: of('surface-float'),
    inputBg: of('surface-field'),
    inputBorder: of('border-control'),
    inputTextColor: of('text-primary'),
    inputBorderRadius: 6,
  });
}

/** Storybook themes that match the themes of the components. */
export const themes: Readonly<Record<Theme, ReturnType<typeof create>>> = {
  dark: themeOf('dark', darkTokens),
  light: themeOf('light', lightTokens),
};

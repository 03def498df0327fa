import { css } from 'styled-components';

/**
 * Removes the application's styles for bare elements (`h2 { … }`, `button { … }`) from everything inside a theme, and
 * sets the few styles that components rely on.
 *
 * `:not(x x x)` matches everything and has the specificity of three element names: more than an application's
 * `article ul li`, but less than any class. So the component's own styles and the application's classes still win.
 * `revert-layer` removes only the less specific styles. It keeps presentational attributes, such as an SVG's `width` and
 * the `d` of a path, which `revert` would also reset: the icons would disappear if the page's styles contain
 * `* { all: revert }`.
 */
export const hostReset = css`
  cursor: auto;
  list-style: disc;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
  word-spacing: normal;

  &,
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }

  :where(&)
    :is(
      a, article, aside, b, button, caption, code, dd, dl, dt, em, fieldset, figure, footer, form, h1, h2, h3, h4,
      header, hr, i, img, input, kbd, label, legend, li, main, nav, ol, p, search, section, select, small, strong,
      svg, svg *, table, tbody, td, textarea, th, thead, time, tr, ul
    ):not(x x x) {
    all: revert-layer;
  }

  :where(&) :is(h1, h2, h3, h4, p, dl, dd, ul, ol, figure):not(x x x) {
    margin: 0;
    padding: 0;
  }
  :where(&) :is(ul, ol):not(x x x) {
    list-style: none;
  }
  :where(&) :is(button, input, select, textarea):not(x x x) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }
  :where(&) svg:not(x x x) {
    display: block;
    flex: none;
  }
`;

import { css } from 'styled-components';

/**
 * Takes a host's styles of bare elements (`h2 { … }`, `button { … }`) off everything inside a theme, and puts the
 * few that components count on in their place.
 *
 * `:not(x x x)` matches everything and weighs as much as three element names: more than a host's `article ul li`, less
 * than any class, so that a component's own styles and a host's classes win without a fight. `revert-layer` takes off
 * what weighs less; attributes such as an svg's `width` stay, which `revert` would take too.
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
      svg, table, tbody, td, textarea, th, thead, time, tr, ul
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

/**
 * An exaggerated CSS reset, like one that a host page uses for its own elements. The rules don't use class names and
 * must not affect the elements inside a component.
 */
export const HOST_STYLES = `
  *, *::before, *::after { box-sizing: content-box }
  body {
    font: italic 30px/3 serif; color: red; text-align: center; text-transform: uppercase; text-indent: 20px;
    letter-spacing: 4px; word-spacing: 9px; text-shadow: 1px 1px red; white-space: pre; list-style: square;
    visibility: visible; cursor: help; -webkit-text-stroke: 0;
  }
  h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, figure, table, form, fieldset, legend, label, hr {
    margin: 33px; padding: 22px; border: 7px dotted red; background: red; color: lime; font: 80px/2 serif;
    text-transform: uppercase; letter-spacing: 5px; text-align: right;
  }
  ul, ol, li { list-style: square inside }
  label, legend { display: block; float: left; width: 100% }
  a { color: red; text-decoration: underline wavy; font-weight: 900 }
  button, input, select, textarea {
    margin: 11px; padding: 19px; border: 6px solid red; border-radius: 30px; background: red; color: lime;
    font: 900 31px/2 serif; text-transform: uppercase; letter-spacing: 3px; box-shadow: 0 0 9px red;
    min-height: 90px; min-width: 120px; width: 70%; max-width: 500px; appearance: auto; transition: all 3s; outline: 4px solid red;
  }
  table { border-collapse: separate; border-spacing: 8px; width: 50%; table-layout: auto }
  thead, tbody, tr, th, td, caption { border: 3px solid red; padding: 30px; background: lime; vertical-align: top; text-align: right; color: red; height: 99px }
  svg, img, canvas { width: 100%; height: auto; max-width: 100%; display: inline; vertical-align: middle; fill: red; border: 2px solid red; margin: 3px }
  header, footer, main, nav, section, aside, article, search { display: block; padding: 30px; margin: 30px; background: red; max-width: 200px }
  b, strong, small, kbd, time, code, em, i { font: 50px serif; color: red; padding: 5px; background: red; border: 1px solid }
`;

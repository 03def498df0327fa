import { css } from 'styled-components';

/** Makes an element the part of the page whose width `narrowPart` asks for. It must have a width of its own. */
export const partOfPage = css`
  container: cp-part / inline-size;
`;

/** Rules for small windows, and for a part of a wide window that is as narrow as a phone. */
export const narrowPart = (rules: ReturnType<typeof css>) => css`
  @media (max-width: 767.98px) {
    ${rules}
  }
  @container cp-part (width < 560px) {
    ${rules}
  }
`;

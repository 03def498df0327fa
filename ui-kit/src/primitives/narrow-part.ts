import { css } from 'styled-components';

/** Makes an element the container that `narrowPart` measures. The element's width must not depend on its content. */
export const partOfPage = css`
  container: cp-part / inline-size;
`;

/** Applies styles in small windows and, in wide windows, in containers that are as narrow as a phone. */
export const narrowPart = (rules: ReturnType<typeof css>) => css`
  @media (max-width: 767.98px) {
    ${rules}
  }
  @container cp-part (width < 560px) {
    ${rules}
  }
`;

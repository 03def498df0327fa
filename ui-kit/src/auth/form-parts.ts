import { styled } from 'styled-components';

/** The column of fields; its button is as wide as they are. */
export const Form = styled.form`
  display: grid;
  gap: var(--cp-space-4);

  & > button {
    width: 100%;
    margin-block-start: var(--cp-space-1);
  }
`;

/** Two fields side by side. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--cp-space-3);
`;

import { styled } from 'styled-components';

/** Buttons in a row below what they are about. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

import { styled } from 'styled-components';

/** Ways on from a message, side by side in its middle. */
export const MessageButtons = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

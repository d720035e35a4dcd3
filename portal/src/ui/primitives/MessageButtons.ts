import { styled } from 'styled-components';

/** Centred row of buttons below a message. */
export const MessageButtons = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

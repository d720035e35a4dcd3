import { styled } from 'styled-components';

export const MessageButtons = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

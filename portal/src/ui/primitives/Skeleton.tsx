import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A loading placeholder with the size of the content (in pixels, or any CSS length). */
export const Skeleton = styled.span<{ $width?: number | string; $height?: number; $round?: boolean }>`
  display: block;
  inline-size: ${({ $width = '100%' }) => (typeof $width === 'number' ? `${$width}px` : $width)};
  max-inline-size: 100%;
  block-size: ${({ $height = 14 }) => $height}px;
  border-radius: ${({ $round }) => ($round ? '50%' : '4px')};
  background: var(--hover);
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;

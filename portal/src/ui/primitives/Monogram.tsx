import { styled } from 'styled-components';

/** The first letter of the company's name, for jobs without a picture. */
export function Monogram({ name, size }: { name: string; size: number }) {
  return (
    <Tile $size={size} aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </Tile>
  );
}

const Tile = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border: 1px solid var(--line);
  border-radius: 25%;
  background: var(--sunken);
  color: var(--muted);
  font-size: ${({ $size }) => $size * 0.4}px;
  font-weight: 600;
`;

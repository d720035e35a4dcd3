import { styled } from 'styled-components';
import { encode } from 'uqr';

/** A QR code, dark on light in both color schemes, because some cameras can't read inverted codes. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dots = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <Tile role="img" aria-label={label} data-scheme="light" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="var(--surface)" />
      <path d={dots.join('')} fill="var(--text)" />
    </Tile>
  );
}

const Tile = styled.svg`
  justify-self: center;
  inline-size: 200px;
  block-size: 200px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
`;

import { styled } from 'styled-components';

/** A badge with the number of pending items; renders nothing if there are none. */
export function Count({ of = 0 }: { of?: number }) {
  return of > 0 && <Pill>{of > 999 ? '999+' : of}</Pill>;
}

const Pill = styled.span`
  min-inline-size: 20px;
  padding-inline: 6px;
  border-radius: 10px;
  background: var(--tint, color-mix(in oklab, currentColor 12%, transparent));
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { IconButton } from '../ui/IconButton.tsx';
import type { AnyTable } from './look.ts';
import type { Selection } from './useSelection.ts';

/** What is picked, from below. */
export function SelectionBar({ at, selection }: { at: AnyTable; selection: Selection }) {
  const count = selection.keys.size;
  if (count === 0) return null;
  const { noun } = at.look;
  return (
    <Frame role="toolbar" aria-label="Selected">
      <span role="status">
        {count.toLocaleString('en-US')} {noun[count === 1 ? 0 : 1]} selected
      </span>
      <IconButton aria-label="Clear selection" onPress={() => selection.setAll(false)}>
        <X />
      </IconButton>
    </Frame>
  );
}

const Frame = styled.div`
  position: sticky;
  inset-block-end: 16px;
  z-index: 5;
  display: flex;
  grid-column: 1 / -1;
  justify-self: center;
  align-items: center;
  gap: 12px;
  padding: 6px 8px 6px 16px;
  border-radius: var(--radius-card);
  background: var(--raised);
  box-shadow: var(--shadow);
`;

import { type RefObject, useEffect } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { $refused } from './refused.ts';

interface Props {
  reason: string;
  /** The edited cell. */
  at: RefObject<HTMLElement | null>;
}

/** A popover below the cell with the reason why its edit was rejected. */
export function RefusedNote({ reason, at }: Props) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') $refused.set(null);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <Note isOpen isNonModal triggerRef={at} placement="bottom start" onOpenChange={() => $refused.set(null)}>
      <p role="alert">{reason}</p>
    </Note>
  );
}

const Note = styled(Popover)`
  max-inline-size: min(320px, calc(100vw - 24px));
  padding: 8px 12px;
  border: 1px solid var(--red);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow);
  color: var(--red);
  overflow-wrap: anywhere;
  outline: 0;
`;

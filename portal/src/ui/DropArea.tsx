import { type DragEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  className?: string;
  /** `dropped` has the others, and folders. */
  onDrop: (file: File, dropped: DataTransfer) => void;
  children: ReactNode;
}

/**
 * Takes a file that is dropped onto it, and shows its bounds while one is held over it. The innermost of several takes it. Its user styles
 * how its contents stand.
 */
export function DropArea({ className, onDrop, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Area
      className={className}
      $over={over}
      onDragOver={(event: DragEvent) => {
        // Text that is dragged about is the browser's matter.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onDrop(file, event.dataTransfer);
      }}
    >
      {children}
    </Area>
  );
}

const Area = styled.div<{ $over: boolean }>`
  border-radius: var(--radius-card);
  outline: 2px dashed ${({ $over }) => ($over ? 'var(--accent)' : 'transparent')};
`;

/** A place to drop files on, with a button to choose them and a line that says what is taken. */
export const DropPlace = styled(DropArea)`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 32px 16px;
  border: 1px dashed var(--control);
  background: var(--sunken);
  text-align: center;

  > :last-child {
    max-inline-size: 520px;
    color: var(--muted);
    font-size: 0.8125rem;
  }
`;

import { type DragEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  className?: string;
  /** `dropped` also contains other dropped files and folders. */
  onDrop: (file: File, dropped: DataTransfer) => void;
  children: ReactNode;
}

/**
 * A drop target for files that shows an outline while a file is dragged over it. If areas are nested, the innermost
 * area handles the drop. The caller styles the layout of the contents.
 */
export function DropArea({ className, onDrop, children }: Props) {
  const [over, setOver] = useState(false);
  return (
    <Area
      className={className}
      $over={over}
      onDragOver={(event: DragEvent) => {
        // Dragged text has the browser's default behavior.
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
  outline: ${({ $over }) => $over && '2px dashed var(--accent)'};
`;

/** A drop target with a button that chooses files and a line that lists the accepted formats. */
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

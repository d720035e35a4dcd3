import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** A section of the gallery with a group of components. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Grid>{children}</Grid>
    </section>
  );
}

interface Props {
  /** File name of the component in `ui/`. */
  name: string;
  isWide?: boolean;
  children: ReactNode;
}

/** A component in each of its states. */
export function Specimen({ name, isWide = false, children }: Props) {
  return (
    <Frame $isWide={isWide}>
      <Name>{name}</Name>
      {children}
    </Frame>
  );
}

const Title = styled.h2`
  margin-block: 40px 12px;
  font-size: 1.25rem;
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 16px;
`;

const Frame = styled.div<{ $isWide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  grid-column: ${({ $isWide }) => $isWide && '1 / -1'};
`;

const Name = styled.p`
  color: var(--muted);
  font:
    500 0.75rem/1.3 ui-monospace,
    monospace;
`;

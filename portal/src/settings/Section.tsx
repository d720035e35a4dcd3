import { styled } from 'styled-components';
import { Section as Shared, type SectionProps } from '../ui/patterns/Section.tsx';

/** A settings section in which controls keep their natural width instead of filling the column. */
export function SettingsControlSection({ children, ...section }: SectionProps) {
  return (
    <Shared {...section}>
      <Control>{children}</Control>
    </Shared>
  );
}

const Control = styled.div`
  display: grid;
  max-inline-size: 560px;
  gap: 16px;
  align-content: start;
  justify-items: start;

  > form,
  > ul,
  > dl {
    inline-size: 100%;
  }
`;

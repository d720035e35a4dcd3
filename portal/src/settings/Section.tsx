import { styled } from 'styled-components';
import { Section as Shared, type SectionProps } from '../ui/Section.tsx';

/** One matter of the settings, with controls that are as wide as they need to be. */
export function Section({ children, ...section }: SectionProps) {
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

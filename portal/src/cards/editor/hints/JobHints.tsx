import { Lightbulb } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { Section } from '../../../ui/Section.tsx';
import type { Fields } from '../fields.ts';
import { hintsOf } from './hintsOf.ts';

interface Props {
  fields: Fields;
  /** Whose it is stands on its portal. */
  isCompanys: boolean;
}

/** What a job could say better. It can be published as it is. */
export const JobHints = memo(function JobHints({ fields, isCompanys }: Props) {
  const hints = hintsOf(useDeferredValue(fields), isCompanys);
  if (hints.length === 0) return null;
  return (
    <Section title="Worth another look" about="The job can be published as it is.">
      <Hints>
        {hints.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <Lightbulb aria-hidden="true" />
            {text}
          </li>
        ))}
      </Hints>
    </Section>
  );
});

const Hints = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 10px;
    overflow-wrap: anywhere;
  }

  .lucide {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 3px;
    color: var(--amber);
  }
`;

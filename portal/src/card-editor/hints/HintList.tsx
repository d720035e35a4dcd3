import type { JobHint } from '@crewdock/contract/job-hints';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { styled } from 'styled-components';

/** Hints that improve a job, one per line. */
export function HintList({ hints }: { hints: readonly JobHint[] }) {
  return (
    <Hints>
      {hints.map(({ field, text }) => (
        <li key={`${field} ${text}`}>
          <Lightbulb aria-hidden="true" />
          {text}
        </li>
      ))}
    </Hints>
  );
}

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

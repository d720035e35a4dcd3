import type { CheckFinding } from '@crewdock/contract/company-check';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import { Sample } from './Sample.tsx';
import { CHECK_PLACE_LABELS } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** A finding: the problem, its place, a sample, and a link to the page that fixes it. */
export function CheckFindingEntry({ finding: { message, place, sample, mend } }: { finding: CheckFinding }) {
  return (
    <Entry>
      <Words>
        <p>{message}</p>
        <Where>
          {CHECK_PLACE_LABELS[place.kind]}{' '}
          {place.path === null ? (
            place.label
          ) : (
            <Link to={place.path}>
              <UserText>{place.label}</UserText>
            </Link>
          )}
        </Where>
        {sample && <Sample sample={sample} />}
      </Words>
      <ButtonLink $size="small" to={mend.path} aria-label={`Mend: ${mend.label}. ${message}`}>
        {mend.label}
      </ButtonLink>
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 24px;
  align-items: start;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);

  ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

const Where = styled.p`
  color: var(--muted);
  font-size: 0.8125rem;
  overflow-wrap: anywhere;
`;

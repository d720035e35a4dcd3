import type { CheckFinding } from '@crewdock/contract/company-check';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { t } from '../../i18n/translate.ts';
import { Trans } from '../../i18n/Trans.tsx';
import * as messages from './messages.ts';
import { ButtonLink } from '../../ui/primitives/ButtonLink.tsx';
import { NARROW } from '../../ui/styles/screen.ts';
import { Sample } from './Sample.tsx';
import { CHECK_PLACES } from './words.ts';
import { UserText } from '../../ui/primitives/UserText.tsx';

/** A finding: the problem, its location, a sample, and a link to the page on which it can be fixed. */
export function CheckFindingEntry({ finding: { message, place, sample, mend } }: { finding: CheckFinding }) {
  return (
    <Entry>
      <Words>
        <p>{message}</p>
        <Where>
          <PlaceOfFinding place={place} />
        </Where>
        {sample && <Sample sample={sample} />}
      </Words>
      <ButtonLink $size="small" to={mend.path} aria-label={t(messages.fix, { label: mend.label, problem: message })}>
        {mend.label}
      </ButtonLink>
    </Entry>
  );
}

function PlaceOfFinding({ place: { kind, label, path } }: { place: CheckFinding['place'] }) {
  const text = <UserText>{label}</UserText>;
  const place = path === null ? text : <Link to={path}>{text}</Link>;
  const message = CHECK_PLACES[kind];
  return message ? <Trans message={message} values={{ place }} /> : place;
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

import type { ApplicationCv } from '@crewdock/contract/applications';
import { styled } from 'styled-components';
import { CvDownload } from './CvDownload.tsx';
import * as messages from './messages.ts';
import { t } from '../i18n/translate.ts';

/** CVs that an applicant sent before the newest CV, latest first. */
export function EarlierCvs({ cvs }: { cvs: ApplicationCv[] }) {
  if (cvs.length === 0) return null;
  return (
    <section>
      <h3>{t(messages.earlierCvs)}</h3>
      <List>
        {cvs.map((cv) => (
          <li key={cv.url}>
            <CvDownload cv={cv} />
          </li>
        ))}
      </List>
    </section>
  );
}

const List = styled.ul`
  display: grid;
  gap: 8px;
`;

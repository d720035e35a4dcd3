import type { ApplicationCv } from '@crewdock/contract/applications';
import { shortDate } from '@crewdock/sdk/cards/date';
import FileDown from 'lucide-react/icons/file-down';
import { styled } from 'styled-components';
import { saveFrom } from '../api.ts';
import { Button } from '../ui/primitives/Button.tsx';
import { tellFailedDownload } from '../ui/patterns/refusal.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

interface Props {
  cv: Pick<ApplicationCv, 'name' | 'url'> & Partial<Pick<ApplicationCv, 'added'>>;
}

/** Button that downloads a CV of an application, with the date when the CV was sent. */
export function CvDownload({ cv: { name, url, added } }: Props) {
  return (
    <Line>
      <Button $size="small" onPress={() => void saveFrom(url).catch(tellFailedDownload)}>
        <FileDown aria-hidden="true" />
        <Name>
          <UserText as="line">{name}</UserText>
        </Name>
      </Button>
      {added !== undefined && <time dateTime={added}>{shortDate(added)}</time>}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;

  > time {
    color: var(--muted);
  }
`;

const Name = styled.span`
  max-inline-size: min(300px, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
`;

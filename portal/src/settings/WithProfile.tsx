import type { Profile } from '@crewdock/contract/profile';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../i18n/translate.ts';
import * as messages from './messages.ts';
import { ErrorState } from '../ui/patterns/ErrorState.tsx';
import { Skeleton } from '../ui/primitives/Skeleton.tsx';
import { MOBILE } from '../ui/styles/screen.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { profileQuery } from './queries.ts';

/** A settings page whose content needs the user's profile. */
export function WithProfile({ children }: { children: (profile: Profile) => ReactNode }) {
  const { data, error, refetch } = useQuery(profileQuery);
  return (
    <SettingsFrame>
      {data ? children(data) : error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Waiting />}
    </SettingsFrame>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={t(messages.loading)}>
      {[96, 200, 180].map((height) => (
        <Row key={height}>
          <Skeleton $width={120} $height={18} />
          <Skeleton $height={height} />
        </Row>
      ))}
    </div>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 560px);
  gap: 12px 64px;
  padding-block-end: 64px;

  ${MOBILE} {
    grid-template-columns: minmax(0, 560px);
    gap: 16px;
  }
`;

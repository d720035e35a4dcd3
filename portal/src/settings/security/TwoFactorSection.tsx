import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Hint } from '../../ui/Hint.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { twoFactorQuery } from '../queries.ts';
import { Actions, Section } from '../Section.tsx';
import { DisableDialog } from './two-factor/DisableDialog.tsx';
import { SetupDialog } from './two-factor/SetupDialog.tsx';

/** So few left that it is time for new ones. */
const FEW_CODES = 3;

/** The second factor of a member of the staff. */
export function TwoFactorSection() {
  const { data, error, refetch } = useQuery(twoFactorQuery);
  const [open, setOpen] = useState<'setup' | 'disable' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Two-step verification" about="Signing in asks for a code of your authenticator app as well.">
      {data ? (
        <>
          <Actions>
            {data.enabled && <Badge $tone="green">On</Badge>}
            <Button onPress={() => setOpen(data.enabled ? 'disable' : 'setup')}>
              {data.enabled ? 'Turn off' : 'Turn on'}
            </Button>
          </Actions>
          {data.enabled && (
            <Hint>
              {codesLeft(data.recovery_codes_left)}
              {data.recovery_codes_left < FEW_CODES && ' Turn it off and on again for new ones.'}
            </Hint>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton $width={120} $height={36} />
      )}
      {open === 'setup' && <SetupDialog onClose={close} />}
      {open === 'disable' && <DisableDialog onClose={close} />}
    </Section>
  );
}

function codesLeft(count: number): string {
  return count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`;
}

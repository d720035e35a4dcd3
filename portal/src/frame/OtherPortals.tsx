import type { Session } from '@crewdock/contract/session';
import { useStore } from '@nanostores/react';
import Building2 from 'lucide-react/icons/building-2';
import { $company } from '../session/company.ts';
import { PanelAway } from './panel.ts';
import { UserText } from '../ui/primitives/UserText.tsx';

/** Links to the portals of the user's other companies. Each portal needs a separate sign-in. */
export function OtherPortals({ session }: { session: Session }) {
  const here = useStore($company);
  const others = session.companies.filter(({ id }) => id !== here?.id);
  if (others.length === 0) return null;
  return (
    <>
      <hr />
      {others.map(({ id, name, portal_url }) => (
        <PanelAway key={id} href={portal_url}>
          <Building2 aria-hidden="true" />
          <UserText>{name}</UserText>
        </PanelAway>
      ))}
    </>
  );
}

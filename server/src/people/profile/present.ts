import type { Profile } from '@crewdock/contract/profile';
import type { ProfileRow } from './queries.ts';

export function presentProfile({ deletion_due, providers, ...row }: ProfileRow): Profile {
  return {
    ...row,
    providers: providers.map(({ created_at, ...provider }) => ({
      ...provider,
      connected: new Date(created_at).toISOString(),
    })),
    deletion_due: deletion_due?.toISOString() ?? null,
  };
}

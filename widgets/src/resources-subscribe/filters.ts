import type { ResourceFilters } from '@crewdock/contract/resources';

/** Parses filters such as `skills=3,5&english=2&location=PL,UA&hourlyRate=20-60`. */
export function parseResourceFilters(text: string): ResourceFilters {
  const values = new URLSearchParams(text);
  const list = (name: string) => values.get(name)?.split(',') ?? undefined;
  const [min, max] = (values.get('hourlyRate')?.split('-') ?? []).map((bound) => (bound ? Number(bound) : null));
  return {
    // Unknown filters are sent, so that the portal rejects them. Ignoring them would subscribe to more people than
    // intended.
    ...Object.fromEntries(values),
    skills: list('skills')?.map(Number),
    seniority: list('seniority')?.map(Number),
    english: values.has('english') ? Number(values.get('english')) : undefined,
    location: list('location'),
    hourlyRate: min === undefined ? undefined : { min, max: max ?? null },
  };
}

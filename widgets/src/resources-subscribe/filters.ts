import type { ResourceFilters } from '@crewdock/contract/resources';

/** Values of flags in URLs. */
const FLAGS: Record<string, boolean> = { 1: true, true: true, 0: false, false: false };

/** Parses filters such as `skills=3,5&english=2&location=PL,UA&hourlyRate=20-60&relocation=1`. */
export function parseResourceFilters(text: string): ResourceFilters {
  const values = new URLSearchParams(text);
  const list = (name: string) => values.get(name)?.split(',') ?? undefined;
  const [min, max] = (values.get('hourlyRate')?.split('-') ?? []).map((bound) => (bound ? Number(bound) : null));
  const relocation = values.get('relocation') ?? '';
  return {
    // Unknown filters are sent, so that the portal rejects them. Ignoring them would subscribe to more people than
    // intended.
    ...Object.fromEntries(values),
    skills: list('skills')?.map(Number),
    seniority: list('seniority')?.map(Number),
    english: values.has('english') ? Number(values.get('english')) : undefined,
    location: list('location'),
    work_authorization: list('work_authorization'),
    engagement_types: list('engagement_types') as ResourceFilters['engagement_types'],
    ...(Object.hasOwn(FLAGS, relocation) && { relocation: FLAGS[relocation] }),
    hourlyRate: min === undefined ? undefined : { min, max: max ?? null },
  };
}

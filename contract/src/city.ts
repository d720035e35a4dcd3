import { isolatedText } from './isolated-text.ts';

interface Place {
  city: string | null;
  region: string | null;
}

/** Formats the city and region of a job: `Austin, Texas`. Empty without them. */
export function formatCityAndRegion({ city, region }: Place): string {
  return [city, region].flatMap((name) => (name ? isolatedText(name) : [])).join(', ');
}

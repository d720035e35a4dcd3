import type { Random } from './random.ts';

/** Generates a fictional company name. */
export function companyName(random: Random): string {
  const name = placeName(random);
  return random.chance(0.6) ? `${name} ${random.pick(KIND)}` : name;
}

/** Generates a fictional place name, for companies and schools. */
export function placeName(random: Random): string {
  return random.pick(FIRST) + random.pick(SECOND);
}

// prettier-ignore
const FIRST = ['Alder', 'Amber', 'Bright', 'Cedar', 'Cobalt', 'Copper', 'Dusk', 'Ever', 'Fair', 'Fern', 'Flint', 'Glass',
  'Granite', 'Harbour', 'Hazel', 'Iron', 'Juniper', 'Kestrel', 'Lantern', 'Maple', 'Marble', 'Mistral', 'Moss', 'North',
  'Ochre', 'Otter', 'Pebble', 'Quarry', 'Raven', 'Saffron', 'Sable', 'Silver', 'Slate', 'Sparrow', 'Tidal', 'Umber',
  'Velvet', 'Willow', 'Winter', 'Zephyr'];

// prettier-ignore
const SECOND = ['brook', 'barn', 'crest', 'dale', 'field', 'fold', 'gate', 'grove', 'haven', 'hollow', 'lane', 'light',
  'loom', 'march', 'mark', 'mill', 'moor', 'path', 'pine', 'point', 'quill', 'ridge', 'rook', 'shore', 'spring', 'stead',
  'thorn', 'vale', 'ward', 'well', 'wick', 'yard'];

const KIND = [
  'Systems',
  'Labs',
  'Digital',
  'Software',
  'Group',
  'Technologies',
  'Works',
  'Studio',
  'Partners',
  'Networks',
];

export type Outcome = 'types' | 'tests' | 'survived';

export type Tally = Record<Outcome, number>;

export function newTally(): Tally {
  return { types: 0, tests: 0, survived: 0 };
}

export function addTo(tally: Tally, outcome: Outcome): void {
  tally[outcome]++;
}

export function print(name: string, { types, tests, survived }: Tally): string {
  const all = types + tests + survived;
  const caught = ((100 * (types + tests)) / all).toFixed(0);
  return `${name}: ${all} mutants, ${tests} caught by tests, ${types} by types, ${survived} survived: ${caught} % caught`;
}

/**
 * Runs every case of a matrix in turn and collects {name: outcome}, for one comparison that shows all differences. The outcome of a case that
 * throws is a `Failure`. Two cases with the same name are an error.
 */
export async function collectOutcomes<Case>(
  cases: readonly Case[],
  nameOf: (each: Case) => string,
  run: (each: Case) => unknown,
): Promise<Record<string, unknown>> {
  const outcomes: Record<string, unknown> = {};
  for (const each of cases) {
    const name = nameOf(each);
    if (name in outcomes) throw new Error(`Two cases of the matrix are named ${name}.`);
    outcomes[name] = await outcomeOf(each, run);
  }
  return outcomes;
}

/** What a case threw; an assertion also says what it compared. */
interface Failure {
  threw: string;
  actual?: unknown;
  expected?: unknown;
}

/** Runs every case in turn and collects {name: failure} of those that throw, which a test compares with {}. */
export async function collectFailures<Case>(
  cases: readonly Case[],
  nameOf: (each: Case) => string,
  check: (each: Case) => unknown,
): Promise<Record<string, unknown>> {
  const passed = Symbol('passed');
  const outcomes = await collectOutcomes(cases, nameOf, async (each) => {
    await check(each);
    return passed;
  });
  return Object.fromEntries(Object.entries(outcomes).filter(([, outcome]) => outcome !== passed));
}

async function outcomeOf<Case>(each: Case, run: (each: Case) => unknown): Promise<unknown> {
  try {
    return await run(each);
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { threw: String(error) };
  const { message, actual, expected } = error as Error & Pick<Failure, 'actual' | 'expected'>;
  return { threw: message, ...(('actual' in error || 'expected' in error) && { actual, expected }) };
}

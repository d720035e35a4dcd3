/**
 * Runs all cases in sequence and collects {name: outcome}, so that a single comparison shows all differences. The
 * outcome of a case that throws is a `Failure`. Throws if two cases have the same name.
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

/** The error of a case; `actual` and `expected` are set for assertion errors. */
interface Failure {
  threw: string;
  actual?: unknown;
  expected?: unknown;
}

/**
 * Runs all cases in sequence and collects {name: failure} of the cases that throw. Tests compare the result with {}.
 */
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

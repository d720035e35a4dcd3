import { expect, test } from 'vitest';
import { mutantsOf, mutated } from '../mutations/mutants.ts';
import { sampled } from '../mutations/sample.ts';

const mutantsIn = (source: string, path = 'a.ts') => mutantsOf(path, source).map((mutant) => mutated(source, mutant));

test.each<[source: string, mutants: string[]]>([
  ['f(a <= b)', ['f(a < b)']],
  ['f(a === b)', ['f(a !== b)']],
  ['f(a && b)', ['f(a || b)']],
  ['f(a ?? b)', ['f(a)']],
  ['f(a + b)', ['f(a - b)']],
  ['f(!a)', ['f(a)']],
  ['f(a ? b : c)', ['f(!(a) ? b : c)', 'f(true ? b : c)', 'f(false ? b : c)']],
  ['f(true)', ['f(false)']],
  ['f(41)', ['f(42)', 'f(40)']],
  [`f('a')`, [`f('')`]],
  [`f('')`, [`f('mutant')`]],
  [`f('desc')`, [`f('asc')`]],
  ['f([a, b])', ['f([ b])', 'f([a, ])']],
  ['f({ a, b })', ['f({  b })', 'f({ a,  })']],
  [
    'sql`${a} and b = 1 order by c desc`',
    [
      'sql`${a} and b = 1 order by c asc`',
      'sql`${a} or b = 1 order by c desc`',
      'sql`${a} and b <> 1 order by c desc`',
    ],
  ],
  ['f(a.toSorted(b))', ['f(a.toSorted(b).reverse())']],
  ['f(a().where(b))', ['f(a())']],
  [`f(a.orderBy(b))`, [`f(a.orderBy(b, 'desc'))`]],
])('all mutants of an expression are created: %s', (source, mutants) => {
  const whole = `const all = ${source};`;
  expect(mutantsIn(whole)).toEqual(mutants.map((mutant) => `const all = ${mutant};`));
});

test('statements, throws, functions and conditions are mutated', () => {
  const source = 'function f() { if (a) b(); throw c; }';
  expect(mutantsIn(source)).toEqual([
    'function f() { return undefined as never; if (a) b(); throw c; }',
    'function f() { if (!(a)) b(); throw c; }',
    'function f() { if (true) b(); throw c; }',
    'function f() { if (false) b(); throw c; }',
    'function f() { if (a) ; throw c; }',
    'function f() { if (a) b(); ; }',
  ]);
});

test('types, imports, styles and presentational attributes are not mutated', () => {
  const source = `import a from 'a'; type B = 'b' | 1; export * from 'c'; const d = e as 'f'; interface G { h: 'i' }; const j = styled.b\` > c {}\`;`;
  expect(mutantsIn(source)).toEqual([]);
  expect(mutantsIn('const a = <b className="c" d={e} />;', 'a.tsx')).toEqual(['const a = <b className="c"  />;']);
});

test('a sample is the same for the same seed, and has the requested share up to its maximum', () => {
  const all = Array.from({ length: 100 }, (_, at) => at);
  const some = sampled(all, { share: 0.2, most: 50, seed: 1 });
  expect([some.length, new Set(some).size]).toEqual([20, 20]);
  expect(sampled(all, { share: 0.2, most: 50, seed: 1 })).toEqual(some);
  expect(sampled(all, { share: 0.2, most: 50, seed: 2 })).not.toEqual(some);
  expect(sampled(all, { share: 1, most: 50, seed: 1 })).toHaveLength(50);
});

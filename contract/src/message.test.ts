import { expectTypeOf, test } from 'vitest';
import { defineMessage, type ParametersOf } from './message.ts';

test('derives the parameters of a text', () => {
  expectTypeOf<keyof ParametersOf<'Nothing here'>>().toEqualTypeOf<never>();
  expectTypeOf<ParametersOf<'{name} applied for {job}'>>().toEqualTypeOf<{
    name: string | number;
    job: string | number;
  }>();
  expectTypeOf<ParametersOf<'{count, plural, one {# talent} other {# talents}} for {job}'>>().toEqualTypeOf<{
    count: number;
    job: string | number;
  }>();
  expectTypeOf<ParametersOf<'{n, plural, one {it is} other {they are by {name}}}!'>>().toEqualTypeOf<{
    n: number;
    name: string | number;
  }>();
  expectTypeOf<ParametersOf<'{kind, select, job {the job} other {the talent}}'>>().toEqualTypeOf<{ kind: string }>();
  expectTypeOf(defineMessage('a.b', 'Hello {name}')).toHaveProperty('text');
});

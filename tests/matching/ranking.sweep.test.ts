import { describe, expect, test } from 'vitest';
import { gradeOf } from './judge.ts';
import { judgedSet } from './judged-set.ts';
import { measure } from './measure.ts';
import { scorer } from './scorer.ts';

const judged = judgedSet();

test('60 jobs have 20 distinct candidates each, with different grades', () => {
  expect(judged.map(({ candidates }) => new Set(candidates).size)).toEqual(Array.from({ length: 60 }, () => 20));
  const grades = judged.map(({ job, candidates }) => candidates.map((talent) => gradeOf(job, talent)));
  for (const own of grades) expect(new Set(own).size).toBeGreaterThan(1);
  for (const grade of [0, 1, 2, 3, 4]) expect(grades.flat()).toContain(grade);
});

describe('the ranking', () => {
  const { ndcg, reversed, pairs } = measure(scorer, judged);

  test('matches a recruiter’s with an NDCG@10 of at least 0.95', () => {
    expect(ndcg).toBeGreaterThanOrEqual(0.95);
  });

  test('reverses no pair in which one candidate is better in every respect', () => {
    expect(pairs).toBeGreaterThan(1000);
    expect(reversed).toBe(0);
  });
});

test('has neither property when reversed', () => {
  const turned = measure((job, candidates) => scorer(job, candidates).toReversed(), judged);
  expect(turned.ndcg).toBeLessThan(0.7);
  expect(turned.reversed).toBe(turned.pairs);
});

import { NewRequest, NewTalent } from '@crewdock/contract/card-editing';
import { describe, expect, test } from 'vitest';
import { demoCountries } from '../countries.ts';
import { createPopulation } from '../population.ts';
import { YEARS_IN_TRADE } from '../talents.ts';
import { getMainLanguage, getTimeZone } from './places.ts';
import { toldOn } from './career.ts';

const population = createPopulation({ talents: 1500, requests: 400 }, 5);
const talents = [...population.talents()];
const requests = [...population.requests()];
const today = new Date();
const share = <T>(all: T[], has: (one: T) => boolean) => all.filter(has).length / all.length;
const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

describe('a career', () => {
  const told = talents.map(({ career, ...talent }) => ({ ...talent, ...toldOn(today, career) }));

  test('passes the editor’s validation', () => {
    for (const { work_experience, education, languages, links, time_zone, available_from, notice_period } of told) {
      const fields = { work_experience, education, languages, links, time_zone, available_from, notice_period };
      expect(NewTalent.safeParse(fields).error).toBeUndefined();
      expect(available_from === null || notice_period === null).toBe(true);
    }
  });

  test('has a length that matches the skills and the seniority', () => {
    for (const { work_experience: jobs, seniority_id, skills, title } of told) {
      if (jobs.length === 0) continue;
      const now = today.toISOString().slice(0, 7);
      const months = monthNumber(jobs[0]!.to ?? now) - monthNumber(jobs.at(-1)!.from);
      const [least, most] = YEARS_IN_TRADE[seniority_id]!;
      expect(months, title).toBeGreaterThanOrEqual(12 * least - 1);
      expect(months, title).toBeLessThan(12 * (most + 1));
      for (const { experience } of skills) expect(12 * (experience ?? 0)).toBeLessThanOrEqual(months + 1);
    }
  });

  test('has no overlapping jobs, and starts after the education', () => {
    for (const { work_experience: jobs, education } of told) {
      for (const [at, job] of jobs.entries()) {
        if (at > 0) expect(job.to! < jobs[at - 1]!.from).toBe(true);
        expect(job.from <= (job.to ?? '9999')).toBe(true);
      }
      if (jobs.length > 0 && education.length > 0) {
        expect(education[0]!.to).toBeLessThanOrEqual(Number(jobs.at(-1)!.from.slice(0, 4)) + 1);
      }
      for (const [at, school] of education.entries()) {
        if (at > 0) expect(school.to).toBeLessThanOrEqual(education[at - 1]!.from);
      }
    }
  });

  test('has rising seniority, up to the seniority of the card', () => {
    const ranks = ['Junior', 'Middle', 'Senior', 'Lead'];
    const rankOf = (title: string) => ranks.findIndex((rank) => title.startsWith(rank));
    for (const { work_experience: jobs, seniority_id } of told) {
      const named = jobs.map(({ title }) => rankOf(title)).filter((rank) => rank >= 0);
      expect(named).toEqual(named.toSorted((a, b) => b - a));
      for (const rank of named) expect(rank).toBeLessThan(seniority_id);
    }
  });

  test('has no unfilled placeholders, and only links to example addresses', () => {
    for (const { work_experience, education, links } of told) {
      const text = JSON.stringify([work_experience, education]);
      expect(text).not.toMatch(/undefined|NaN|\{\d|\[[A-Z]/);
      for (const { url } of links) expect(new URL(url).hostname).toMatch(/(^|\.)example\.com$/);
    }
  });

  test('exists for most talents, but not for all', () => {
    expect(share(told, ({ work_experience }) => work_experience.length > 1)).toBeGreaterThan(0.5);
    for (const [least, has] of [
      [0.85, share(told, ({ work_experience }) => work_experience.length > 0)],
      [0.7, share(told, ({ education }) => education.length > 0)],
      [0.7, share(told, ({ languages }) => languages.length > 0)],
      [0.5, share(told, ({ links }) => links.length > 0)],
      [0.7, share(told, (talent) => (talent.available_from ?? talent.notice_period) !== null)],
    ] as const) {
      expect(has).toBeGreaterThan(least);
      expect(has).toBeLessThan(1);
    }
  });
});

test('the terms of a job pass the editor’s validation and are consistent', () => {
  for (const { terms, duration_id } of requests) {
    const { starts_in, engagement_id, work_mode_id, ...fields } = terms;
    expect(
      NewRequest.safeParse({ ...fields, engagement: engagement_id, work_mode: work_mode_id }).error,
    ).toBeUndefined();
    expect(fields.overlap_hours === null).toBe(fields.overlap_time_zone === null);
    if (engagement_id === 2) expect(fields.hours_per_week).toBeLessThan(35);
    if (engagement_id === 3) expect(duration_id).not.toBe(6);
    expect(starts_in ?? 1).toBeGreaterThan(0);
  }
  expect(share(requests, ({ terms }) => terms.headcount > 1)).toBeGreaterThan(0.1);
  expect(share(requests, ({ terms }) => terms.city !== null)).toBeGreaterThan(0.05);
  for (const { terms, country_ids } of requests) if (terms.city !== null) expect(country_ids).toHaveLength(1);
});

test('every country has valid time zones and a language', () => {
  for (const { code, cities } of demoCountries) {
    for (const city of cities)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: getTimeZone(code, city) })).not.toThrow();
    expect(getMainLanguage(code)).not.toBe('en');
  }
});

import { ParsedBase, ParsedResume } from '@crewdock/contract/resumes';
import type { z } from 'zod';

/** Removes values that are invalid for a card. An invalid field does not affect the other fields. */
export function keepValidFields(told: ParsedResume): ParsedResume {
  const { skills, summary, work_experience } = ParsedResume.shape;
  return {
    base: fittingBase(told.base),
    skills: keepValidEntries(skills, told.skills),
    summary: parseOrNull(summary, told.summary),
    work_experience: keepValidEntries(work_experience, told.work_experience),
  };
}

function fittingBase(told: ParsedBase): ParsedBase {
  const { name, title, email, phone, links, country, ...rest } = ParsedBase.shape;
  const { seniority, english_level, hourly_rate, monthly_rate, languages, education } = rest;
  return {
    name: parseOrNull(name, told.name),
    title: parseOrNull(title, told.title),
    email: parseOrNull(email, told.email),
    phone: parseOrNull(phone, told.phone),
    links: keepValidEntries(links, told.links),
    country: parseOrNull(country, told.country),
    seniority: parseOrNull(seniority, told.seniority),
    english_level: parseOrNull(english_level, told.english_level),
    hourly_rate: parseOrNull(hourly_rate, told.hourly_rate),
    monthly_rate: parseOrNull(monthly_rate, told.monthly_rate),
    languages: keepValidEntries(languages, told.languages),
    education: keepValidEntries(education, told.education),
  };
}

/** Returns the value if it is valid, otherwise null. */
export function parseOrNull<T>(schema: z.ZodType<T | null>, told: unknown): T | null {
  return schema.safeParse(told).data ?? null;
}

/** Returns only the valid entries. */
export function keepValidEntries<E extends z.ZodType>(schema: z.ZodArray<E>, told: readonly unknown[]): z.output<E>[] {
  return told.flatMap((entry) => {
    const { success, data } = schema.element.safeParse(entry);
    return success ? [data] : [];
  });
}

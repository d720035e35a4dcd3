import { ParsedBase, ParsedResume } from '@crewdock/contract/resumes';
import type { z } from 'zod';

/** Drops values that a card cannot hold. An invalid field does not affect the others. */
export function fitting(told: ParsedResume): ParsedResume {
  const { skills, summary, work_experience } = ParsedResume.shape;
  return {
    base: fittingBase(told.base),
    skills: entries(skills, told.skills),
    summary: one(summary, told.summary),
    work_experience: entries(work_experience, told.work_experience),
  };
}

function fittingBase(told: ParsedBase): ParsedBase {
  const { name, title, email, phone, links, country, ...rest } = ParsedBase.shape;
  const { seniority, english_level, hourly_rate, monthly_rate, languages, education } = rest;
  return {
    name: one(name, told.name),
    title: one(title, told.title),
    email: one(email, told.email),
    phone: one(phone, told.phone),
    links: entries(links, told.links),
    country: one(country, told.country),
    seniority: one(seniority, told.seniority),
    english_level: one(english_level, told.english_level),
    hourly_rate: one(hourly_rate, told.hourly_rate),
    monthly_rate: one(monthly_rate, told.monthly_rate),
    languages: entries(languages, told.languages),
    education: entries(education, told.education),
  };
}

/** The value if it is valid, otherwise null. */
export function one<T>(schema: z.ZodType<T | null>, told: unknown): T | null {
  return schema.safeParse(told).data ?? null;
}

/** The valid entries. */
export function entries<E extends z.ZodType>(schema: z.ZodArray<E>, told: readonly unknown[]): z.output<E>[] {
  return told.flatMap((entry) => {
    const { success, data } = schema.element.safeParse(entry);
    return success ? [data] : [];
  });
}

import { backend, frontend, languages, mobile } from './skills/development.ts';
import { design, management, platforms, quality } from './skills/practice.ts';
import type { SkillRow } from './skills/row.ts';
import { cloud, data, databases, engineering, security } from './skills/systems.ts';

/** All predefined skills. */
export const skills: readonly SkillRow[] = [
  ...languages,
  ...frontend,
  ...backend,
  ...mobile,
  ...databases,
  ...cloud,
  ...data,
  ...engineering,
  ...security,
  ...quality,
  ...platforms,
  ...design,
  ...management,
];

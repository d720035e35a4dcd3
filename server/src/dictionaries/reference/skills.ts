import { backendSkills, frontendSkills, languageSkills, mobileSkills } from './skills/development.ts';
import { designSkills, managementSkills, platformSkills, qualitySkills } from './skills/practice.ts';
import type { SkillDefinition } from './skills/row.ts';
import { cloudSkills, dataSkills, databaseSkills, engineeringSkills, securitySkills } from './skills/systems.ts';

/** All predefined skills. */
export const referenceSkills: readonly SkillDefinition[] = [
  ...languageSkills,
  ...frontendSkills,
  ...backendSkills,
  ...mobileSkills,
  ...databaseSkills,
  ...cloudSkills,
  ...dataSkills,
  ...engineeringSkills,
  ...securitySkills,
  ...qualitySkills,
  ...platformSkills,
  ...designSkills,
  ...managementSkills,
];

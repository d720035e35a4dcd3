/** Kinds of contract under which a provider places a resource. No Zod, so that browsers can import this file. */
export const ENGAGEMENT_TYPES = ['contract', 'permanent', 'c2c', 'w2'] as const;
export type EngagementType = (typeof ENGAGEMENT_TYPES)[number];

export const ENGAGEMENT_TYPE_LABELS: Record<EngagementType, string> = {
  contract: 'Contract',
  permanent: 'Permanent',
  c2c: 'C2C',
  w2: 'W2',
};

/** Labels of the answers to whether a person would move for a job. */
export const RELOCATION_LABELS = { yes: 'Open to relocation', no: 'Won’t relocate' } as const;

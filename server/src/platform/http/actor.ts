/** Who is asking. */
export type Actor = { kind: 'visitor' } | Person;

export interface Person {
  kind: 'person';
  id: number;
  type: 1 | 2 | 3 | null;
  /** With everything that staff may do: not while a second factor is lacking. */
  isStaff: boolean;
  /** Staff who need a second factor and have none yet. */
  lacksSecondFactor: boolean;
  superadminIn: number | null;
  /** Companies of which the person is a member. */
  companyIds: number[];
  /** Those of them in which the person works, and doesn't only look on: as superadmin, Team Lead or Manager. */
  worksIn: number[];
  /** Members of the groups whose Team Lead the person is, with the group's company. */
  leads: { company_id: number; person_id: number }[];
  /** What stands for the token of this session in the database. */
  tokenHash: Buffer;
}

export const VISITOR: Actor = { kind: 'visitor' };

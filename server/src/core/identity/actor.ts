/** The authenticated person, or an anonymous visitor. */
export type Actor = { kind: 'visitor' } | Person;

export interface Person {
  kind: 'person';
  id: number;
  type: 1 | 2 | 3 | null;
  /** Has full staff permissions; false for staff who still have to set up a required second factor. */
  isStaff: boolean;
  /** Staff member who is required to have a second factor and has not set it up yet. */
  lacksSecondFactor: boolean;
  superadminIn: number | null;
  /** Companies of which the person is a member. */
  companyIds: number[];
  /** The subset of `companyIds` in which the person is a superadmin, Team Lead or Manager, not only a viewer. */
  worksIn: number[];
  /** Members of the groups whose Team Lead the person is, with the group's company. */
  leads: { company_id: number; person_id: number }[];
  /** The hash under which the token of this session is stored in the database. */
  tokenHash: Buffer;
}

export const VISITOR: Actor = { kind: 'visitor' };

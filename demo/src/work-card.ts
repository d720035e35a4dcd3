/** A job or talent that is in a market, and its owner. */
export interface WorkCard {
  id: number;
  owner_id: number;
  company_id: number | null;
  called: string;
  hourly_rate: number | null;
}

/** A job or talent on the market, with the id of its owner. */
export interface WorkCard {
  id: number;
  owner_id: number;
  company_id: number | null;
  called: string;
  hourly_rate: number | null;
}

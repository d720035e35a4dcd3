import { $company } from '../session/company.ts';

/** These are Crewdock's texts; a company's portal names that company and nobody else. */
export function ownHostOnly(): null {
  if ($company.get()) throw new Response(null, { status: 404 });
  return null;
}

/** Creates a CV as plain text. */
export function createCvText(name: string): string {
  return `${name}
Senior Go developer

Summary
Builds payment systems that stay up.

Skills
Go, PostgreSQL, Docker

Experience
Go developer, Acme Payments
January 2020 – March 2024
Moved the ledger to Go.
`;
}

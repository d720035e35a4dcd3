/** What was kept of a mass import, with its files’ own end. */
export const expiredMassImports = [`delete from mass_import where expires_at <= now()`];

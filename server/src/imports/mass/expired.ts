/** Deletes expired mass imports. Their stored files have the same expiry date. */
export const expiredMassImports = [`delete from mass_import where expires_at <= now()`];

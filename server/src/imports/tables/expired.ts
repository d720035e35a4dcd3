/** Deletes expired imports. Their files have the same expiry date. */
export const expiredImports = [`delete from import where expires_at <= now()`];

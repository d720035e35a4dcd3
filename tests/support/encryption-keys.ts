/** Value of `ENCRYPTION_KEYS` for servers and workers that share a database in tests. */
export const TEST_ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 1).toString('base64')}`;

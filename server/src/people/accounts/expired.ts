/** What is of no use any more. */
export const expiredAccess = [
  `delete from registration where expires_at < now() - interval '1 day'`,
  `delete from account_link where expires_at < now() - interval '1 day'`,
  `delete from social_flow where expires_at < now()`,
  `delete from captcha_solution where expires_at < now()`,
  `delete from access_token where expires_at < now()`,
  `delete from known_device where last_used_at < now() - interval '400 days'`,
];

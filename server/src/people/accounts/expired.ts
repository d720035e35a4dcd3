/** SQL statements that delete expired rows. */
export const expiredAccess = [
  `delete from registration where expires_at < now() - interval '1 day'`,
  // Expired invitations stay visible for 30 days, so that they can be sent again.
  `delete from company_invitation where expires_at < now() - interval '30 days'`,
  `delete from account_link where expires_at < now() - interval '1 day'`,
  `delete from social_flow where expires_at < now()`,
  `delete from captcha_solution where expires_at < now()`,
  `delete from access_token where expires_at < now()`,
  `delete from known_device where last_used_at < now() - interval '400 days'`,
  // Invalidates links in emails that could not be sent within two days, by removing their secrets from the body.
  `update mail set text = replace(text, secret, '…'), html = replace(html, secret, '…'), secret = null
     where secret is not null and created_at < now() - interval '2 days'`,
  // Rejected sign-ins are kept for 90 days. Successful sign-ins, which show who had access and how, are kept for 400
  // days.
  `select sweep_audit('{sign_in_refused,second_factor_refused}', interval '90 days')`,
  `select sweep_audit(
     '{signed_in,signed_out,sessions_ended,second_factor_on,second_factor_off,recovery_code_used,recovery_codes_renewed,
       password_changed,password_reset,provider_connected,provider_disconnected,data_exported}',
     interval '400 days')`,
];

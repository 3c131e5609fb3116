/** Error messages shared by all ways to sign in. */
export const ACCOUNT_DISABLED = 'This account is disabled. Contact your administrator.';

/** Message for a rejected one-time code. */
export const WRONG_CODE = 'The code is incorrect, expired, or already used. Enter the current code.';

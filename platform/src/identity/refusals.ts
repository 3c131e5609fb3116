/** What is said where somebody cannot sign in, by whichever way they try. */
export const ACCOUNT_DISABLED = 'This account is disabled. Ask your administrator.';

/** Said of a one-time code that is not taken. */
export const WRONG_CODE = 'The code is wrong, too old, or was used before. Enter the code that is shown now.';

/** A CVE id: `CVE-`, a 4-digit year, a number of 4 or more digits (WIZ-58; the CVE record format has 19 at most). */
export const CVE_ID = /^CVE-\d{4}-\d{4,19}$/;

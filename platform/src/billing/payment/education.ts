/** Eligibility for the education offer: users whose confirmed address has the domain of a school or university. */

/** Domains of education: .edu, .edu.au, .ac.uk, and those below them. */
const EDUCATION = /(?:^|\.)(?:edu|(?:edu|ac)\.[a-z]{2})$/;

/** Returns the lowercase domain of an email address. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/**
 * Returns whether a domain belongs to a school or university.
 * A domain that only ends with the same letters (`fakeedu`) doesn't.
 */
export const isEducation = (domain: string): boolean => EDUCATION.test(domain);

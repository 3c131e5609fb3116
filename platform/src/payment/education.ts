/** Who the education offer is for: people whose confirmed address belongs to a school or university, told by its domain. */

/** Domains of education: .edu, .edu.au, .ac.uk, and those below them. */
const EDUCATION = /(?:^|\.)(?:edu|(?:edu|ac)\.[a-z]{2})$/;

/** The part of an address behind its @, in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Whether a domain is one of schools and universities. A domain that only ends in the same letters (`fakeedu`) is none. */
export const isEducation = (domain: string): boolean => EDUCATION.test(domain);

/** Security-trust types of a file (ERR-17, ERR-18). */

/** The known trust types; the position is the code in compact records. */
export const TRUST_TYPES = ['signed', 'unsigned', 'unverified'] as const;
/** One of {@link TRUST_TYPES}: `signed` has a valid signature, `unverified` one that wasn't or couldn't be checked. */
export type TrustType = (typeof TRUST_TYPES)[number];

/** Returns the code of a trust type. @throws RangeError for an unknown type (ERR-17) */
export function trustCode(type: string): number {
  const code = (TRUST_TYPES as readonly string[]).indexOf(type);
  if (code < 0) throw new RangeError(`Unknown security-trust type '${type}': known are ${TRUST_TYPES.join(', ')}`);
  return code;
}

/** Returns the trust type of a code. @throws RangeError for an unknown code (ERR-17) */
export function trustType(code: number): TrustType {
  const type = TRUST_TYPES[code];
  if (type === undefined)
    throw new RangeError(`Unknown security-trust code ${code}: known are 0 to ${TRUST_TYPES.length - 1}`);
  return type;
}

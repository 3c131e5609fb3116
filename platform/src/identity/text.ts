/** Text of visible ASCII characters. */
export const ASCII = /^[\x21-\x7e]*$/;

/** One line of text: without control characters, halves of characters, and marks that turn the direction of what stands beside it (UAX #9, 2). */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u;

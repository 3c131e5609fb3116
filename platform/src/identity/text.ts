/** Text of visible ASCII characters. */
export const ASCII = /^[\x21-\x7e]*$/;

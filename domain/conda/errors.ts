/** Error for an invalid version (CEP 33, conda's VersionOrder). The message says what is wrong with the text. */
export class InvalidVersion extends Error {
  override readonly name = 'InvalidVersion';
  /** The rejected text. */
  readonly version: string;

  constructor(version: string, reason: string) {
    super(`invalid version '${abridge(version)}': ${reason}`);
    this.version = version;
  }
}

/**
 * Error for an invalid version spec (CEP 29 "Version matching", conda's VersionSpec). The message says what is wrong
 * with it.
 */
export class InvalidVersionSpec extends Error {
  override readonly name = 'InvalidVersionSpec';
  /** The rejected text. */
  readonly spec: string;
  /** The error without the text, for messages that already show it. */
  readonly reason: string;

  constructor(spec: string, reason: string) {
    super(`invalid version spec '${abridge(spec)}': ${reason}`);
    this.spec = spec;
    this.reason = reason;
  }
}

/** Error for an invalid match spec (CEP 29, conda's MatchSpec). The message says what is wrong, and where. */
export class InvalidMatchSpec extends Error {
  override readonly name = 'InvalidMatchSpec';
  /** The rejected text. */
  readonly spec: string;
  /** The error without the text, for messages that already show it. */
  readonly reason: string;

  constructor(spec: string, reason: string) {
    super(`invalid matchspec '${abridge(spec)}': ${reason}`);
    this.spec = spec;
    this.reason = reason;
  }
}

/** Shortens a user's text so that an error message stays readable. */
function abridge(text: string): string {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

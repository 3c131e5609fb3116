/** The text is no version literal (CEP 33, conda's VersionOrder). The message says what is wrong with the text. */
export class InvalidVersion extends Error {
  override readonly name = 'InvalidVersion';
  /** The refused text, as given. */
  readonly version: string;

  constructor(version: string, reason: string) {
    super(`invalid version '${abridge(version)}': ${reason}`);
    this.version = version;
  }
}

/** The text is no version specifier (CEP 29 "Version matching", conda's VersionSpec). The message says what is wrong with it. */
export class InvalidVersionSpec extends Error {
  override readonly name = 'InvalidVersionSpec';
  /** The refused text, as given. */
  readonly spec: string;
  /** What is wrong, without the text: for messages that already show it. */
  readonly reason: string;

  constructor(spec: string, reason: string) {
    super(`invalid version spec '${abridge(spec)}': ${reason}`);
    this.spec = spec;
    this.reason = reason;
  }
}

/** The text is no match spec (CEP 29, conda's MatchSpec). The message says what is wrong, and where. */
export class InvalidMatchSpec extends Error {
  override readonly name = 'InvalidMatchSpec';
  /** The refused text, as given. */
  readonly spec: string;
  /** What is wrong, without the text: for messages that already show it. */
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

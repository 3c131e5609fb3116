import { ARCHIVE_FAULTS } from './archive/index.ts';

/**
 * Error codes of the publishing protocols (`code` of the problem), with their HTTP status and meaning.
 * Includes archive errors. Other errors of the hub use the REST codes (http/codes.ts).
 */
const CODES = {
  400: {
    channel_wanted: 'No target channel specified.',
    ...ARCHIVE_FAULTS[400],
    incomplete_body: 'The upload was incomplete.',
    malformed_path: 'The URL is malformed.',
    malformed_request: "The request doesn't follow its protocol.",
  },
  401: {
    bad_credentials: 'The token is not valid.',
    credentials_wanted: 'Authentication required.',
  },
  403: {
    no_force: 'Published files are never overwritten.',
    not_allowed: "The sender can read the channel but can't publish to it.",
    not_deleted: 'Published files are not deleted.',
    read_only_token: 'The token is read-only.',
  },
  404: {
    unknown_address: 'Unknown endpoint.',
    unknown_channel: "The channel doesn't exist, or the token can't read it.",
    unknown_file: "The file isn't in the channel.",
    unknown_upload: "The upload doesn't exist, expired, or was already used.",
  },
  405: {
    not_hosted: "You can't publish to a mirror or virtual channel.",
    unknown_address: 'Unknown endpoint.',
  },
  406: {
    hash_mismatch: 'Checksum mismatch.',
  },
  408: {
    too_slow: 'Too slow: no data for a minute, under 1 MiB in a minute, or over three hours.',
  },
  409: {
    exists: 'The channel has another file of this name.',
    no_bytes: "The file wasn't uploaded.",
    withdrawn: 'The file was yanked or quarantined.',
  },
  411: {
    no_body: 'The request has no body.',
  },
  413: {
    ...ARCHIVE_FAULTS[413],
  },
  415: {
    unsupported_media_type: "The endpoint doesn't accept this content type.",
  },
  422: {
    ...ARCHIVE_FAULTS[422],
    attestation_wrong: 'Invalid attestation.',
    bad_file_name: 'No package can have this file name.',
    hash_mismatch: 'Checksum mismatch.',
    reason_wanted: 'A reason is required to yank a file.',
    size_mismatch: 'Size mismatch.',
  },
  429: {
    too_many_uploads: 'Too many queued uploads.',
  },
  503: {
    database_unavailable: 'The database is unreachable. The package may or may not be published.',
    internal_error: 'Internal error. Report it with the request ID.',
    ...ARCHIVE_FAULTS[503],
  },
  507: {
    disk_full: 'The disk is full; nothing was stored.',
  },
} as const;

/** HTTP statuses of publishing errors. */
export type RejectionStatus = keyof typeof CODES;
/** Error codes of a status. */
export type RejectionCode<S extends RejectionStatus> = S extends RejectionStatus
  ? Extract<keyof (typeof CODES)[S], string>
  : never;

/** Lists every code with its status and meaning. @internal for the test that compares them with the guide */
export const refusalCodes = (): { status: number; code: string; means: string }[] =>
  Object.entries(CODES).flatMap(([status, codes]) =>
    Object.entries(codes).map(([code, means]) => ({ status: Number(status), code, means })),
  );

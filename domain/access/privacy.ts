/** Who can read a channel (CHAN-13): members, admins and members of groups with access, or everyone. */
export const PRIVACIES = ['internal', 'private', 'public'] as const;
/** One of {@link PRIVACIES}. */
export type Privacy = (typeof PRIVACIES)[number];

/** {@link PRIVACIES} from the fewest readers to the most. */
export const BY_OPENNESS = ['private', 'internal', 'public'] as const satisfies readonly Privacy[];

/** Rank of a channel's visibility: a higher number means more readers. */
export const openness = (privacy: Privacy): number => BY_OPENNESS.indexOf(privacy);

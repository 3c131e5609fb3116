/** Who can read a channel (CHAN-13): members, admins and members of tied groups, or everyone. */
export const PRIVACIES = ['internal', 'private', 'public'] as const;
/** One of {@link PRIVACIES}. */
export type Privacy = (typeof PRIVACIES)[number];

/** {@link PRIVACIES} from the fewest readers to the most. */
export const BY_OPENNESS = ['private', 'internal', 'public'] as const satisfies readonly Privacy[];

/** How open a channel is: a higher number lets more people read it. */
export const openness = (privacy: Privacy): number => BY_OPENNESS.indexOf(privacy);

import { z } from 'zod';

/** A user as shown with what they did or own. */
export const personSchema = z
  .object({ id: z.uuid(), username: z.string(), first_name: z.string(), last_name: z.string() })
  .meta({ id: 'UserSummary' });
/** See {@link personSchema}. */
export type Person = z.infer<typeof personSchema>;

/** Returns a user from columns of a left join; null if there is none. @param id column of the row with the user's ID */
export function personBy(
  id: string | null,
  row: Record<'username' | 'first_name' | 'last_name', string | null>,
): Person | null {
  if (id === null) return null;
  return { id, username: row.username ?? '', first_name: row.first_name ?? '', last_name: row.last_name ?? '' };
}

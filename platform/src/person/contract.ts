import { z } from 'zod';

/** A person as they are shown beside what they did, or have. */
export const personSchema = z.object({
  id: z.uuid(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
/** See {@link personSchema}. */
export type Person = z.infer<typeof personSchema>;

/** A person by columns that a left join gave; null where there is none. @param id which of the row's ids is theirs */
export function personBy(
  id: string | null,
  row: Record<'username' | 'first_name' | 'last_name', string | null>,
): Person | null {
  if (id === null) return null;
  return { id, username: row.username ?? '', first_name: row.first_name ?? '', last_name: row.last_name ?? '' };
}

/** Fields that mean the same in the answers of every area. */
import { z } from 'zod';

/** A moment, ISO 8601 in UTC. */
export const time = z.iso.datetime();

/** How many. */
export const count = z.number().int().min(0);

/** A share of a whole: how far work is, how likely something is. */
export const share = z.number().min(0).max(1);

/** A score of CVSS. */
export const cvssScore = z.number().min(0).max(10);

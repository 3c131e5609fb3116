/** Schemas of install checks in requests. */
import { z } from 'zod';
import { isMatchSpec } from '../conda/index.ts';

/** Maximum number of install checks of a channel. */
const MOST_PROBES = 100;
/** Maximum length of an install check's name in characters. */
export const MAX_LENGTH_OF_PROBE_LABEL = 80;
/** Maximum number of most-depended-on packages to check. */
export const MOST_NEEDED = 200;
const mostNeededText = `Enter a whole number from 0 to ${MOST_NEEDED}.`;

const spec = z
  .string()
  .trim()
  .min(1, 'Enter a match spec.')
  .max(500, 'Use at most 500 characters for a match spec.')
  .superRefine((text, context) => {
    const read = isMatchSpec(text);
    if (!read.ok) context.addIssue({ code: 'custom', message: read.error });
  });

/** One probe: specs that have to be installable together. */
const probeSchema = z.object({
  label: z
    .string()
    .trim()
    .min(1, 'Enter a name for the check.')
    .max(MAX_LENGTH_OF_PROBE_LABEL, `Use at most ${MAX_LENGTH_OF_PROBE_LABEL} characters.`)
    .describe('Name of the install check, unique in its channel.'),
  specs: z
    .array(spec)
    .min(1, 'Enter at least one match spec.')
    .max(100, 'Enter at most 100 match specs.')
    .describe('Match specs that must be installable together.'),
  platforms: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)?$/, 'Enter a subdir, such as linux-64.'))
    .max(20, 'Enter at most 20 platforms.')
    .default([])
    .describe('Subdirs to check. Empty for all that the channel serves.'),
  required: z
    .boolean()
    .default(true)
    .describe('Whether its failure puts a run on hold, if the channel is set to hold.'),
});

/** What has to stay installable in a channel. */
export const probeSettingsSchema = z.object({
  when_failing: z
    .enum(['warn', 'hold'])
    .describe(
      'What happens if a required install check that passes now would fail: `warn` publishes with a warning, `hold` puts the run on hold.',
    ),
  most_needed: z
    .number(mostNeededText)
    .int(mostNeededText)
    .min(0, mostNeededText)
    .max(MOST_NEEDED, mostNeededText)
    .describe('Number of most-needed packages that are checked too. They only warn.'),
  environments: z
    .boolean()
    .describe('Whether the packages of each registered environment are checked too, on its platform. They only warn.'),
  probes: z
    .array(probeSchema)
    .max(MOST_PROBES, `A channel can have at most ${MOST_PROBES} install checks.`)
    .describe('Install checks, in the order that admins chose.')
    .superRefine((probes, context) => {
      const seen = new Set<string>();
      probes.forEach(({ label }, at) => {
        if (seen.has(label))
          context.addIssue({ code: 'custom', path: [at, 'label'], message: `The name ‘${label}’ is used twice.` });
        seen.add(label);
      });
    }),
});
/** See {@link probeSettingsSchema}. */
export type ProbeSettings = z.infer<typeof probeSettingsSchema>;

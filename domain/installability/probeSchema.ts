/** What admins say has to stay installable, as it comes in. */
import { z } from 'zod';
import { isMatchSpec } from '../conda/index.ts';

/** Probes of a channel. */
const MOST_PROBES = 100;
/** Most characters of a probe's name. */
export const MAX_LENGTH_OF_PROBE_LABEL = 80;
/** Most packages that are probes because most files need them. */
export const MOST_NEEDED = 200;
const mostNeededText = `Enter a whole number from 0 to ${MOST_NEEDED}.`;

const spec = z
  .string()
  .trim()
  .min(1, 'Write a match spec.')
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
    .min(1, 'Give the probe a name.')
    .max(MAX_LENGTH_OF_PROBE_LABEL, `Use at most ${MAX_LENGTH_OF_PROBE_LABEL} characters.`)
    .describe('What people call it; once in a channel'),
  specs: z
    .array(spec)
    .min(1, 'Name at least one match spec.')
    .max(100, 'Name at most 100 match specs.')
    .describe('Match specs that have to be installable together'),
  platforms: z
    .array(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)?$/, 'Write a platform as linux-64.'))
    .max(20, 'Name at most 20 platforms.')
    .default([])
    .describe('On which platforms; none stands for all that the channel serves'),
  required: z.boolean().default(true).describe('Whether a channel that holds back what fails waits for it'),
});

/** What has to stay installable in a channel. */
export const probeSettingsSchema = z.object({
  when_failing: z
    .enum(['warn', 'hold'])
    .describe(
      'What becomes of a publication by which a required probe would fail that can be installed now: published with a warning, or held back',
    ),
  most_needed: z
    .number(mostNeededText)
    .int(mostNeededText)
    .min(0, mostNeededText)
    .max(MOST_NEEDED, mostNeededText)
    .describe('So many of the packages that most files need are probes, too; they warn only'),
  environments: z
    .boolean()
    .describe(
      'Whether registered environments are probes, too: what each has of the channel, on its platform; they warn only',
    ),
  probes: z
    .array(probeSchema)
    .max(MOST_PROBES, `A channel has at most ${MOST_PROBES} probes.`)
    .describe('Probes, in the order of the admins')
    .superRefine((probes, context) => {
      const seen = new Set<string>();
      probes.forEach(({ label }, at) => {
        if (seen.has(label))
          context.addIssue({ code: 'custom', path: [at, 'label'], message: `There are two probes '${label}'.` });
        seen.add(label);
      });
    }),
});
/** See {@link probeSettingsSchema}. */
export type ProbeSettings = z.infer<typeof probeSettingsSchema>;

/** What admins say has to stay installable, as it comes in. */
import { z } from 'zod';
import { isMatchSpec } from '../conda/index.ts';

/** Probes of a channel. */
const MOST_PROBES = 100;

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
    .max(80, 'Use at most 80 characters.')
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
    .default('warn')
    .describe(
      'What becomes of a publication by which a required probe would fail that can be installed now: published with a warning, or held back',
    ),
  most_needed: z
    .number('Enter a whole number from 0 to 200.')
    .int('Enter a whole number from 0 to 200.')
    .min(0, 'Enter a whole number from 0 to 200.')
    .max(200, 'Enter a whole number from 0 to 200.')
    .default(0)
    .describe('So many of the packages that most files need are probes, too; they warn only'),
  environments: z
    .boolean()
    .default(false)
    .describe(
      'Whether registered environments are probes, too: what each has of the channel, on its platform; they warn only',
    ),
  probes: z
    .array(probeSchema)
    .max(MOST_PROBES, `A channel has at most ${MOST_PROBES} probes.`)
    .default([])
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

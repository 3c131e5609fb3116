import type { ChannelProbes, ProbeAnswer, SetChannelProbesInput } from '../gen/schema.ts';
import { path, type RestClient, type Schemas, UpstreamError, versionOf } from '../rest/index.ts';

/** What has to stay installable in a channel. */
type RestChannelProbes = Schemas['ChannelProbes'];
/** Whether a probe can be installed on one platform. */
type RestProbeAnswer = Schemas['ProbeAnswer'];

/** Shapes the answer of a probe. */
export const toProbeAnswer = ({ required, ...answer }: RestProbeAnswer): ProbeAnswer => ({
  ...answer,
  isRequired: required,
});

const toProbes = (rest: RestChannelProbes): ChannelProbes => {
  const { when_failing, most_needed, environments, probes, answers } = rest;
  return {
    get version() {
      return versionOf('probes', rest);
    },
    holdsBack: when_failing === 'hold',
    mostNeeded: most_needed,
    includesEnvironments: environments,
    probes: probes.map(({ required, ...probe }) => ({ ...probe, isRequired: required })),
    answers: answers.map(toProbeAnswer),
  };
};

/** REST calls of the probe area; organizations and channels by name. */
export class ProbeSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** The probes of a channel; null for who may not read them. */
  async ofChannel(organization: string, channel: string): Promise<ChannelProbes | null> {
    const probes = await this.#rest.find<RestChannelProbes>(
      path`/api/organizations/${organization}/channels/${channel}/probes`,
    );
    return probes && toProbes(probes);
  }

  /**
   * Changes the probes of a channel: an absent field stays as it is, and null clears the list.
   * @throws UpstreamError BAD_USER_INPUT for a null where a setting can't be empty
   */
  async change({
    organization,
    channel,
    holdsBack,
    mostNeeded,
    includesEnvironments,
    probes,
  }: SetChannelProbesInput): Promise<void> {
    // REST has other names for these two, so its refusal would name no field of the input.
    for (const [field, value] of Object.entries({ holdsBack, includesEnvironments }))
      if (value === null) {
        const msg = 'Must be true or false';
        throw new UpstreamError('BAD_USER_INPUT', msg, { detail: [{ loc: ['body', field], msg }] });
      }
    await this.#rest.write('PUT', path`/api/organizations/${organization}/channels/${channel}/probes`, {
      when_failing: holdsBack === undefined ? undefined : holdsBack ? 'hold' : 'warn',
      most_needed: mostNeeded,
      environments: includesEnvironments,
      probes: probes?.map(({ isRequired, ...probe }) => ({ ...probe, required: isRequired })) ?? probes,
    });
  }
}

import type { ChannelProbes, ProbeAnswer, SetChannelProbesInput } from '../gen/schema.ts';
import { path, type RestClient, type Schemas, versionOf } from '../rest/index.ts';

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

  /** Changes what is given of the probes of a channel: what is undefined stays, null clears the list. */
  async change({
    organization,
    channel,
    holdsBack,
    mostNeeded,
    includesEnvironments,
    probes,
  }: SetChannelProbesInput): Promise<void> {
    await this.#rest.rewrite<RestChannelProbes, RestChannelProbes>(
      'probes',
      path`/api/organizations/${organization}/channels/${channel}/probes`,
      (now) => ({
        when_failing: typeof holdsBack === 'boolean' ? (holdsBack ? 'hold' : 'warn') : now.when_failing,
        most_needed: mostNeeded ?? now.most_needed,
        environments: includesEnvironments ?? now.environments,
        probes:
          probes === undefined
            ? now.probes
            : (probes ?? []).map(({ isRequired, ...probe }) => ({ ...probe, required: isRequired })),
      }),
    );
  }
}

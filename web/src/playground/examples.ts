/** An operation that the playground offers. */
export interface Example {
  title: string;
  /** What it shows, one sentence. */
  about: string;
  query: string;
  /** Variables to begin with; names are those of the sample hub. */
  variables?: Record<string, unknown>;
}

const filters = {
  add_packages: {
    type: 'compound',
    operator: 'AND',
    subfilters: [{ facet: 'license_family', comparator: 'not_in', criterion: ['AGPL', 'GPL', 'GPL2', 'GPL3'] }],
  },
  remove_packages: { type: 'compound', operator: 'OR', subfilters: [] },
  exceptions: { type: 'compound', operator: 'AND', subfilters: [] },
};

/** The main job from the first question to the reason of a refusal, in the order in which one meets them. A test holds each against the schema. */
export const examples: readonly Example[] = [
  {
    title: 'Who am I, and what can I see?',
    about: 'Your organizations, their channels, and what each channel serves under its policy.',
    query: `query Home {
  viewer {
    displayName
    organizations {
      name
      title
      role
      channels {
        name
        type
        servedFileCount
        refusedFileCount
        appliedPolicy { revision policy { name summary } }
      }
    }
  }
}`,
  },
  {
    title: '1 · What would a policy change?',
    about: 'The effect of a draft on a channel. Nothing is saved.',
    query: `query Impact($organization: String!, $channel: String!, $filters: PolicyFilters!) {
  organization(name: $organization) {
    policyImpact(channel: $channel, filters: $filters, packages: 5) {
      servedBefore
      servedAfter
      byRule { rule going coming }
      byPlatform { platform numBefore numAfter }
      goingPackages { spec files reason noneLeft }
      problems { path message }
    }
  }
}`,
    variables: { organization: 'acme', channel: 'main', filters },
  },
  {
    title: '2 · Save it',
    about: 'Makes the policy. It changes nothing before it is applied; userErrors say what you can mend.',
    query: `mutation CreatePolicy($input: CreatePolicyInput!) {
  createPolicy(input: $input) {
    policy { id name revision summary }
    userErrors { code message field }
  }
}`,
    variables: { input: { organization: 'acme', name: 'No copyleft', description: 'From the playground', filters } },
  },
  {
    title: '3 · Apply it to a channel',
    about: 'Starts a run. Put the policy\u2019s id from the step before into the variables.',
    query: `mutation Apply($input: ApplyPolicyInput!) {
  applyPolicy(input: $input) {
    run { id state phase }
    userErrors { code message field }
  }
}`,
    variables: { input: { organization: 'acme', channel: 'main', policyId: '' } },
  },
  {
    title: '4 · Follow the run',
    about: 'Clients go on seeing the publication before until it is completed.',
    query: `query Runs($organization: String!, $channel: String!) {
  organization(name: $organization) {
    channel(name: $channel) {
      servedFileCount
      refusedFileCount
      runs { policyName revision display phase progress addedCount removedCount error }
    }
  }
}`,
    variables: { organization: 'acme', channel: 'main' },
  },
  {
    title: '5 · Why is a file refused?',
    about: 'The sentence that conda prints, the rules behind it, the nearest allowed version, and who can change it.',
    query: `query Explain($organization: String!, $channel: String!, $subdir: String!, $fileName: String!) {
  organization(name: $organization) {
    channel(name: $channel) {
      explain(subdir: $subdir, fileName: $fileName) {
        decision
        detail
        policy { name }
        sections { title verdict rules { rule verdict reason decided } }
        nearestAllowedVersion
        admins { displayName email }
      }
    }
  }
}`,
    variables: { organization: 'acme', channel: 'approved', subdir: 'linux-64', fileName: '' },
  },
];

/** Systems whose workloads can be trusted: what their forms are filled in with. */

/** What the form of a trusted workload has for a system. */
interface SystemPreset {
  /** Issuer URL if all customers have the same; empty otherwise. */
  issuer: string;
  /** Examples are never values, because they could be someone's. */
  issuerExample: string;
  subjectExample: string;
  /** Whether its workloads get the same token until it expires. */
  reuse: boolean;
}

const preset = (part: Partial<SystemPreset>): SystemPreset => ({
  issuer: '',
  issuerExample: '',
  subjectExample: '',
  reuse: false,
  ...part,
});

/** Presets by system. */
export const PRESETS = {
  github: preset({
    issuer: 'https://token.actions.githubusercontent.com',
    subjectExample: 'repo:OWNER/REPOSITORY:ref:refs/heads/main',
  }),
  gitlab: preset({
    issuer: 'https://gitlab.com',
    subjectExample: 'project_path:GROUP/PROJECT:ref_type:branch:ref:main',
  }),
  kubernetes: preset({
    issuerExample: 'https://kubernetes.default.svc.cluster.local',
    subjectExample: 'system:serviceaccount:NAMESPACE:NAME',
    reuse: true,
  }),
  azure: preset({ issuerExample: 'https://login.microsoftonline.com/TENANT/v2.0', reuse: true }),
  other: preset({}),
};

// Who may know whom: the house rules of docs/architecture.md, checked by `npm run check`.
const area = (pkg, open = 'index|area') => ({
  name: `${pkg}-areas-through-index`,
  comment: `Areas of ${pkg} use what the other area's index exports, not its inner files.`,
  severity: 'error',
  from: { path: `^${pkg}/src/([^/]+)/`, pathNot: '(\\.(test|testing)\\.ts$|/src/(gen|testing)/)' },
  to: {
    path: `^${pkg}/src/([^/]+)/.+`,
    pathNot: [
      `^${pkg}/src/$1/`,
      `^${pkg}/src/[^/]+/(${open})\\.ts$`,
      `^${pkg}/src/(cli|db|files|gen|monitoring|resource|testing|threads)/`,
    ],
  },
});

const areaFiles = '^platform/src/([^/]+/area|identity/federation)\\.ts$';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment:
        'Pages, which a feature loads on demand, know the addresses that the features bring: an import() closes no circle.',
      severity: 'error',
      from: {},
      to: {
        circular: true,
        viaOnly: {
          dependencyTypesNot: ['type-only', 'dynamic-import'],
          // It reads types with the readers of areas, and areas read with it.
          pathNot: '^gateway/src/gen/calls\\.ts$',
        },
      },
    },
    {
      name: 'domain-knows-nobody',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(schema|platform|gateway|client|web|tests|bench)/' },
    },
    {
      name: 'domain-has-no-io',
      severity: 'error',
      from: { path: '^domain/', pathNot: '(\\.test\\.ts|/cli\\.ts)$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-knows-domain-only',
      severity: 'error',
      from: { path: '^platform/' },
      to: { path: '^(schema|gateway|client|web|tests|bench)/' },
    },
    {
      name: 'gateway-knows-schema-and-domain',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(platform|client|web|tests|bench)/' },
    },
    {
      name: 'web-knows-schema-and-domain',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(platform|gateway|client|tests|bench)/' },
    },
    {
      name: 'client-knows-schema-only',
      severity: 'error',
      from: { path: '^client/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(domain|platform|gateway|web|tests|bench)/' },
    },
    {
      name: 'client-runs-in-browsers',
      comment: 'Only the command line uses Node.',
      severity: 'error',
      from: { path: '^client/src/', pathNot: '(^client/src/cli/|\\.test\\.ts$)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-features-apart',
      comment: 'Features do not import each other.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'web-one-way',
      comment: 'lib, then ui, then features, then app.',
      severity: 'error',
      from: { path: '^web/src/(lib|ui)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    { name: 'web-lib-first', severity: 'error', from: { path: '^web/src/lib/' }, to: { path: '^web/src/ui/' } },
    {
      name: 'web-features-before-app',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'repo-rooms-through-index',
      comment:
        'Rooms of platform/src/repo use the index of another room. A worker thread loads only the files it works with.',
      severity: 'error',
      from: { path: '^platform/src/repo/([^/]+)/', pathNot: '(\\.test\\.ts$|repo/(testing|worker)/)' },
      to: {
        path: '^platform/src/repo/[^/]+/',
        pathNot: ['^platform/src/repo/$1/', '^platform/src/repo/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'repo-through-rooms-index',
      severity: 'error',
      from: { path: '^platform/src/repo/[^/]+\\.ts$' },
      to: { path: '^platform/src/repo/[^/]+/', pathNot: '/index\\.ts$' },
    },
    area('platform'),
    // What an area reads is open to others: its source, its models, and what it says of callers and flags.
    area('gateway', 'index|source|model|viewerOnly|flags'),
    {
      name: 'platform-areas-are-made-in-one-place',
      comment:
        'How an area is made is known to the list of areas and to areas that need it; what it offers stands in its index.',
      severity: 'error',
      from: { path: '^platform/', pathNot: `(${areaFiles}|^platform/src/areas\\.ts$|\\.test\\.ts$)` },
      to: { path: areaFiles },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/dist/|^data/|/vendor/gen/)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

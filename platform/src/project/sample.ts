/** Sample projects: one of an organization with a few files, and one of a user. */
import type { SampleHub } from '../sample-loader/index.ts';
import type { ProjectFiles } from './files.ts';
import type { Projects } from './service.ts';

const FILES = {
  'README.md':
    '# River levels\n\nForecasts the level of three rivers from rain and the day before. `environment.yml` has what it needs.\n',
  'environment.yml':
    'name: river-levels\nchannels:\n  - approved\ndependencies:\n  - python=3.12\n  - numpy\n  - pandas\n',
  'data/levels.csv':
    'day,river,metres\n2026-10-01,Aare,2.31\n2026-10-01,Reuss,1.87\n2026-10-01,Limmat,1.12\n2026-10-02,Aare,2.40\n2026-10-02,Reuss,1.85\n2026-10-02,Limmat,1.15\n',
  'src/forecast.py':
    'import pandas as pd\n\n\ndef yesterday(levels: pd.DataFrame) -> pd.Series:\n    """The level of the day before, by river."""\n    return levels.groupby("river")["metres"].shift(1)\n',
} as const;

/** Creates projects for users who have none, on their behalf. */
export async function loadProjects(projects: Projects, files: ProjectFiles, hub: SampleHub): Promise<void> {
  const email = 'ada@acme.example';
  const userId = hub.userIds.get(email);
  if (userId === undefined) return;
  const viewer = { userId, email, sessionId: '' };
  if ((await projects.list(viewer, { owner: 'me', limit: 1, offset: 0 })).total_count > 0) return;
  const { id } = await projects.create(viewer, {
    name: 'river-levels',
    title: 'River levels',
    owner: { name: 'acme' },
  });
  for (const [path, text] of Object.entries(FILES)) {
    const bytes = Buffer.from(text);
    await files.put(viewer, id, path, bytes.length, { bytes: [bytes], whole: Promise.resolve() });
  }
  await projects.create(viewer, { name: 'scratch', title: 'Scratch' });
}

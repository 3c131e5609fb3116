import {
  connection,
  namedBy,
  onlyFor,
  payload,
  uuidIn,
  type AreaResolvers,
  type PageArguments,
} from '../graphql/index.ts';
import type { Context } from '../context.ts';

const uuidOf = (id: string): string => namedBy('Project', id, 'project');

/** Projects of the caller (`me`) or of an organization. */
const listOf = (owner: string, args: PageArguments, context: Context) =>
  connection(
    args,
    ['projects', owner],
    (page) => context.sources.project.list(owner, page),
    (project) => project,
  );

/** Values that were given. */
const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== undefined)) as {
    [Key in keyof Values]?: NonNullable<Values[Key]>;
  };

/** Resolvers of the project area. */
export const projectResolvers = {
  Query: {
    projects: (_, args, context) =>
      onlyFor('people who are signed in', context.viewer !== null, () => listOf('me', args, context)),
    project: (_, { id }, context) => {
      const uuid = uuidIn('Project', id);
      return uuid === null || !context.viewer ? null : context.sources.project.find(uuid);
    },
  },
  Project: {
    folder: (project, { path, first, offset }, context) =>
      context.sources.project.folder(project.projectId, path, {
        limit: Math.min(1000, Math.max(1, first)),
        offset: Math.max(0, offset),
      }),
  },
  Organization: { projects: (organization, args, context) => listOf(organization.name, args, context) },
  Mutation: {
    createProject: (_, { input: { name, title, organization } }, context) =>
      payload(async () => ({
        project: await context.sources.project.create(given({ name, title, organization })),
      })),
    updateProject: (_, { input: { id, name, title } }, context) =>
      payload(async () => ({ project: await context.sources.project.update(uuidOf(id), { name, title }) })),
    deleteProject: (_, { input }, context) =>
      payload(async () => {
        await context.sources.project.remove(uuidOf(input.id));
        return { deletedId: input.id };
      }),
    writeProjectFile: (_, { input: { projectId, path, content, encoding } }, context) =>
      payload(async () => {
        const uuid = uuidOf(projectId);
        const sha256 = await context.sources.project.writeFile(uuid, path, content, encoding);
        return { sha256, project: () => context.sources.project.find(uuid) };
      }),
    deleteProjectFile: (_, { input: { projectId, path, recursive } }, context) =>
      payload(async () => {
        const uuid = uuidOf(projectId);
        await context.sources.project.removeFile(uuid, path, recursive);
        return { project: () => context.sources.project.find(uuid) };
      }),
    restoreProject: (_, { input }, context) =>
      payload(async () => ({ project: await context.sources.project.restore(uuidOf(input.id)) })),
  },
} satisfies AreaResolvers;

import { defineArea, node } from '../area.ts';
import { tokenResolvers } from './resolvers.ts';
import { TokenSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    token: TokenSource;
  }
}

/** Tokens of organizations and of persons. */
export const area = defineArea({
  name: 'token',
  source: TokenSource,
  resolvers: [tokenResolvers],
  nodes: {
    OrganizationToken: node(['organization', 'uuid'], ({ organization, uuid }, { sources }) =>
      sources.token.find(organization, uuid),
    ),
    ApiToken: node(['uuid'], ({ uuid }, { sources }) => sources.token.apiToken(uuid)),
  },
});

/** Matches products of supplier statements with conda package files in an organization's channels. */
import type { DocumentStatement } from '@terrarium/domain/advisory';
import type { Db, Trx } from '../db/index.ts';
import * as store from './store.ts';

/** Files that a statement applies to. */
export type Product = Pick<store.Said, 'conda_name' | 'versions' | 'build' | 'subdir' | 'channel_id'>;

/** A product of a statement: the matching files, or why there are none. */
export interface Matched {
  /** The product in one line, as named in the document. */
  text: string;
  files: Product[];
  /** Why it matches nothing here; null if it does. */
  problem: string | null;
}

const lastPart = (text: string): string => text.replace(/\/+$/, '').split('/').at(-1)!.toLowerCase();

const productText = ({ conda_name, versions, build, subdir, channel_id }: Product): string =>
  JSON.stringify([conda_name, versions, build, subdir, channel_id]);

/** Returns whether two statements apply to the same files. */
export const isSameProduct = (one: Product, other: Product): boolean => productText(one) === productText(other);

/** Returns a key of a statement's advisory and files. */
export const keyOf = (one: Product & Pick<store.Said, 'fault'>): string => `${one.fault} ${productText(one)}`;

/** Returns whether two statements about one product have the same status and justification. */
export const saysTheSame = (one: store.Said, other: store.Said): boolean =>
  one.status === other.status &&
  one.justification === other.justification &&
  one.note === other.note &&
  [...one.rests_on].sort().join() === [...other.rests_on].sort().join();

/** Matches the products of each statement with files in the organization. @returns one list per statement, in order */
export async function productsOf(
  db: Db | Trx,
  organization: { id: string; name: string },
  statements: readonly DocumentStatement[],
): Promise<Matched[][]> {
  const upstream = statements.flatMap(({ products }) =>
    products.flatMap((product) => ('ecosystem' in product.package ? [product.package] : [])),
  );
  const [conda, channels] = [await store.condaNames(db, upstream), await store.channelsOf(db, organization.id)];
  const namesOf = (product: DocumentStatement['products'][number]): string[] =>
    'conda' in product.package
      ? [product.package.conda]
      : (conda.get(`${product.package.ecosystem}/${product.package.name}`) ?? []);
  const known = await store.knownPackages(db, organization.id, [
    ...new Set(statements.flatMap(({ products }) => products.flatMap(namesOf))),
  ]);
  return statements.map(({ products }) =>
    products.map((product): Matched => {
      const names = namesOf(product).filter((name) => known.has(name));
      const within =
        product.channel === undefined
          ? [null]
          : channels
              .filter(({ name, source }) => [name, lastPart(source ?? '')].includes(lastPart(product.channel!)))
              .map(({ id }) => id);
      const versions = product.version ?? product.range ?? null;
      const named =
        'conda' in product.package ? product.package.conda : `${product.package.ecosystem}: ${product.package.name}`;
      return {
        text: [named, versions, product.build, product.subdir, product.channel]
          .filter((part) => part != null)
          .join(' ')
          .slice(0, 512),
        problem:
          names.length === 0
            ? `No channel of ${organization.name} has this package`
            : within.length === 0
              ? `${organization.name} has no channel '${product.channel!.slice(0, 80)}', and no mirror of it`
              : null,
        files: names.flatMap((conda_name) =>
          within.map((channel_id) => ({
            conda_name,
            versions,
            build: product.build ?? null,
            subdir: product.subdir ?? null,
            channel_id,
          })),
        ),
      };
    }),
  );
}

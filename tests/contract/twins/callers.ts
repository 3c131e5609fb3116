/** Callers of the twin test with their own and hidden values. */
import type { Send, TestPlatform } from '../../../platform/src/testing/index.ts';
import type { House, Owner, Side } from './house.ts';
import type { Values } from './rest.ts';

/** A caller: their own values, values hidden from them, and others to try. */
export interface Caller {
  title: string;
  isVisitor: boolean;
  /** Of the session; null for a visitor. */
  token: string | null;
  send: Send;
  /** A machine token, which the API rejects. */
  isRefused: boolean;
  own: Values;
  others: Values[];
  hidden: Owner[];
}

/** Admin and member of both sides, a visitor, an operator without membership, and one token of each kind. */
export async function callersOf(house: House): Promise<Caller[]> {
  const { platform, sides } = house;
  const [first, second] = sides;
  const callers: Caller[] = [];
  const owners = sides.flatMap((side) => [side.shared, side.vault, side.own.admin, side.own.member]);
  for (const [side, other] of [
    [first, second],
    [second, first],
  ] as const) {
    for (const person of ['admin', 'member'] as const) {
      const sees = new Set([side.shared, side.own[person], ...(person === 'admin' ? [side.vault] : [])]);
      const colleague = person === 'admin' ? 'member' : 'admin';
      const own = { ...side.values, ...side.ownValues[person] };
      callers.push({
        title: `the ${person} of ${side.mark}`,
        isVisitor: false,
        isRefused: false,
        ...(await signedIn(platform, side.people[person].email)),
        own,
        others: [
          { ...other.values, ...other.ownValues[person] },
          { ...other.values, ...other.vaultValues },
          // The second side mirrors the first one, so secrets between members of one organization are tested once.
          ...(side === first ? [colleagues(side, colleague)] : []),
          ...(side === first && person === 'member' ? [{ ...own, ...side.vaultValues }] : []),
        ],
        hidden: owners.filter((owner) => !sees.has(owner)),
      });
    }
  }
  for (const [title, session] of [
    ['a visitor', { token: null, send: platform.send }],
    ['an operator who is no member', await signedIn(platform, house.operator.email)],
  ] as const)
    callers.push({
      title,
      isVisitor: session.token === null,
      isRefused: false,
      ...session,
      own: {},
      others: [
        { ...first.values, ...first.ownValues.member },
        { ...first.values, ...first.vaultValues },
      ],
      hidden: owners,
    });
  // An API token has its owner's access; machine tokens give access to channels, not to the API.
  const admin = callers[0]!;
  callers.push({
    ...admin,
    title: `an API token of ${admin.title}`,
    ...withToken(platform, first.tokens.api),
    others: admin.others.slice(0, 1),
  });
  // A key sees what members see, in its organization only.
  callers.push({
    title: `the key of a service account of ${first.mark}`,
    isVisitor: false,
    isRefused: false,
    ...withToken(platform, first.tokens.key),
    own: first.values,
    others: [
      { ...second.values, ...second.ownValues.member },
      { ...first.values, ...first.vaultValues },
    ],
    hidden: owners.filter((owner) => owner !== first.shared),
  });
  for (const [what, token] of Object.entries(first.tokens).filter(([name]) => !['api', 'key'].includes(name)))
    callers.push({
      title: `the token of a ${what} of ${first.mark}`,
      isVisitor: false,
      isRefused: true,
      ...withToken(platform, token),
      own: {},
      others: [{ ...second.values, ...second.ownValues.member }],
      hidden: owners.filter((owner) => owner !== first.shared),
    });
  return callers;
}

const signedIn = async (platform: TestPlatform, email: string): Promise<{ token: string; send: Send }> =>
  withToken(platform, await platform.accessToken(email));

function withToken(platform: TestPlatform, token: string): { token: string; send: Send } {
  const send: Send = (path, request = {}) =>
    platform.send(path, { ...request, headers: { authorization: `Bearer ${token}`, ...request.headers } });
  return { token, send };
}

/** A colleague's personal data, searched by its mark. */
const colleagues = (side: Side, person: 'admin' | 'member'): Values => ({
  ...side.values,
  ...side.ownValues[person],
  word: side.ownValues[person]['ownWord']!,
});

/** Finds marks of owners in a text, ignoring what the request itself contained. */
export function found(text: string, owners: readonly Owner[], said: readonly string[]): string[] {
  let rest = text.toLowerCase();
  for (const each of [...new Set(said)].sort((a, b) => b.length - a.length))
    rest = rest.replaceAll(new RegExp(`(?<![\\w-])${each.toLowerCase().replaceAll(/\W/g, '\\$&')}(?![\\w-])`, 'g'), '');
  const ids = new Set(rest.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? []);
  return owners.flatMap((owner) => [
    ...(rest.includes(owner.mark) ? [`'${owner.mark}' …${around(rest, owner.mark)}…`] : []),
    ...[...ids].filter((id) => owner.ids.has(id)).map((id) => `the id ${id} of ${owner.mark} …${around(rest, id)}…`),
  ]);
}
const around = (text: string, word: string): string => {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 60), at + word.length + 40);
};

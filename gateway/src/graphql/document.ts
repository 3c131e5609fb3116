import {
  GraphQLError,
  Kind,
  Lexer,
  parse,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { documentLimits, limits, refuse, type DocumentLimits } from './limits.ts';

/** Brackets that start a level of a document. */
const opens = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closes = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/**
 * Scans a text token by token: number of tokens, nesting of brackets, length of names.
 * @returns the number of tokens; 0 for a syntax error, which the parser will report
 * @throws GraphQLError QUERY_TOO_COSTLY
 */
function checkTokens(text: string, most: DocumentLimits): number {
  if (text.length > most.characters)
    throw refuse(`The document is longer than ${most.characters} characters. Give values as variables.`, {
      maximum: most.characters,
    });
  const lexer = new Lexer(new Source(text));
  let tokens = 0;
  let level = 0;
  try {
    for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
      tokens += 1;
      if (tokens > most.tokens)
        throw refuse(`The document has more than ${most.tokens} tokens. Ask in several operations.`, {
          maximum: most.tokens,
        });
      if (opens.has(token.kind)) level += 1;
      else if (closes.has(token.kind)) level -= 1;
      else if (token.kind === TokenKind.NAME && token.end - token.start > limits.name)
        throw refuse(`A name in the document is longer than ${limits.name} characters.`);
      if (level > limits.brackets)
        throw refuse(`The document is nested deeper than ${limits.brackets} brackets. Give values as variables.`);
    }
  } catch (error) {
    if (error instanceof GraphQLError && error.extensions['code'] === 'QUERY_TOO_COSTLY') throw error;
    return 0;
  }
  return tokens;
}

/** Fields at one path of a response by response name, with their selection sets. */
type Merged = Map<string, { fields: number; sets: SelectionSetNode[]; ofSchema: boolean }>;

/**
 * Introspection fields of the root. Tools nest types deeply there, which needs no upstream call; the engine has its own
 * limit for them.
 */
const schemaFields = new Set(['__schema', '__type']);

/** One traversal of a document's selections, merged as in a response. */
class Walk {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #most: DocumentLimits;
  #selections = 0;
  #comparisons = 0;

  constructor(fragments: Map<string, FragmentDefinitionNode>, most: DocumentLimits) {
    this.#fragments = fragments;
    this.#most = most;
  }

  /**
   * Counts a merged selection set and everything below it. Fields with the same name are compared pairwise, on every
   * level again.
   */
  count(sets: readonly SelectionSetNode[], depth: number, most: number = limits.depth): void {
    if (depth > most)
      throw refuse(`The query is nested deeper than ${most} fields. Split it into two queries.`, { maximum: most });
    const merged: Merged = new Map();
    const spread = new Set<string>();
    for (const set of sets) this.#collect(set, merged, spread);
    for (const { fields, sets: below, ofSchema } of merged.values()) {
      this.#comparisons += ((fields * (fields - 1)) / 2) * depth;
      if (this.#comparisons > this.#most.comparisons)
        throw refuse('The document repeats fields too often. Select each field once.');
      if (below.length > 0) this.count(below, depth + 1, depth === 1 && ofSchema ? limits.schemaDepth : most);
    }
  }

  #collect(set: SelectionSetNode, merged: Merged, spread: Set<string>): void {
    for (const selection of set.selections) {
      this.#selections += 1;
      if (this.#selections > this.#most.fields)
        throw refuse(
          `The query has more than ${this.#most.fields} fields, those of fragments counted at each use. Ask in several operations.`,
          { maximum: this.#most.fields },
        );
      if (selection.kind === Kind.FIELD) {
        const name = selection.alias?.value ?? selection.name.value;
        let place = merged.get(name);
        if (!place) merged.set(name, (place = { fields: 0, sets: [], ofSchema: true }));
        place.fields += 1;
        place.ofSchema &&= schemaFields.has(selection.name.value);
        if (selection.selectionSet) place.sets.push(selection.selectionSet);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) this.#collect(selection.selectionSet, merged, spread);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.#fragments.get(selection.name.value);
        if (fragment) this.#collect(fragment.selectionSet, merged, spread);
      }
    }
  }
}

/**
 * Rejects a document whose validation alone could be expensive. Needs no schema, and takes time linear in its limits.
 * @throws GraphQLError QUERY_TOO_COSTLY
 */
function checkSelections(document: DocumentNode, most: DocumentLimits): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  if (document.definitions.length > most.definitions)
    throw refuse(`The document has more than ${most.definitions} operations and fragments.`, {
      maximum: most.definitions,
    });
  const walk = new Walk(fragments, most);
  // Fragments are counted where they are used; unused ones are validated too.
  for (const definition of document.definitions)
    if ('selectionSet' in definition) walk.count([definition.selectionSet], 1);
}

const mostKept = 1_000;

/**
 * Checks the text of an operation before anything else, with lower limits for visitors: validation compares fields
 * pairwise, so a few kilobytes could take seconds.
 */
export class DocumentCheck {
  /** Texts that passed lately, each with the narrowest bounds that it passed. */
  readonly #passed = new LRUCache<string, DocumentLimits>({ max: mostKept });

  /**
   * @returns the points that reading a document costs which was not seen lately
   * @throws GraphQLError QUERY_TOO_COSTLY
   */
  check(text: string, isVisitor: boolean): number {
    const most = isVisitor ? documentLimits.visitor : documentLimits.member;
    const passed = this.#passed.get(text);
    if (passed === most || passed === documentLimits.visitor) return 0;
    const tokens = checkTokens(text, most);
    const document = tokens === 0 ? null : parsed(text);
    if (document) {
      checkSelections(document, most);
      if (text.length <= documentLimits.visitor.characters) this.#passed.set(text, most);
    }
    return Math.floor(tokens / most.tokensPerPoint);
  }
}

/** The document; null for a text that is none: the engine says why. */
function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return null;
  }
}

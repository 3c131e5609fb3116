// Generates the gateway's types of the REST services from the REST document: inputs of calls, and successful responses.
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: unknown; parameters: Record<string, Parameter> };
}
interface Parameter {
  $ref?: string;
  in?: string;
  description?: string;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: Record<string, unknown>;
  responses: Record<string, { $ref?: string; content?: unknown }>;
}

/** A parameter by its name and type alone; the types of fields keep their descriptions. */
const undescribed = (parameter: Parameter): Parameter => {
  const { description, ...rest } = parameter;
  return description === undefined ? parameter : rest;
};

/**
 * Returns the part of an operation that the gateway's code uses. Headers and errors are handled in one place for all
 * calls.
 */
function typed({ parameters = [], requestBody, responses }: Operation): Operation {
  const sent = parameters
    .filter((each) => each.in !== 'header' && !/\/(IdempotencyKey|IfMatch)$/.test(each.$ref ?? ''))
    .map(undescribed);
  const good = Object.entries(responses).filter(([status]) => status < '400');
  return {
    ...(sent.length > 0 && { parameters: sent }),
    ...(requestBody && { requestBody }),
    responses: Object.fromEntries(good.map(([status, { content }]) => [status, content ? { content } : {}])),
  };
}

/** Whether a member contains nothing: `put?: never`, `parameters: {}`, or unused headers. */
function isEmpty(member: ts.TypeElement): boolean {
  if (!ts.isPropertySignature(member) || member.type === undefined) return false;
  if (member.questionToken !== undefined && member.type.kind === ts.SyntaxKind.NeverKeyword) return true;
  const isPart = ts.isIdentifier(member.name) && ['parameters', 'headers'].includes(member.name.text);
  return isPart && ts.isTypeLiteralNode(member.type) && member.type.members.every(ts.isIndexSignatureDeclaration);
}

/** Leaves out members that say nothing. */
const withoutEmpty: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    return ts.isTypeLiteralNode(inner)
      ? ts.factory.createTypeLiteralNode(inner.members.filter((each) => !isEmpty(each)))
      : inner;
  };
  return visit;
};

/**
 * Returns types of the calls (`paths`) and of named schemas (`components`).
 * @param text the REST document
 * @returns unformatted TypeScript
 */
export async function restTypes(text: string): Promise<string> {
  const document = JSON.parse(text) as Document;
  for (const [path, methods] of Object.entries(document.paths))
    document.paths[path] = Object.fromEntries(
      Object.entries(methods).map(([method, operation]) => [method, typed(operation)]),
    );
  const { schemas } = document.components;
  const parameters = Object.fromEntries(
    Object.entries(document.components.parameters).map(([name, parameter]) => [name, undescribed(parameter)]),
  );
  // The gateway receives no webhooks.
  const used = { ...document, webhooks: undefined, components: { schemas, parameters } };
  // Callers can omit what has a default.
  const types = await openapiTS(JSON.stringify(used), { silent: true, defaultNonNullable: false });
  const interfaces = types.filter(ts.isInterfaceDeclaration);
  return `// Written by npm run codegen from schema/openapi.json.\n${astToString(ts.transform<ts.Node>(interfaces, [withoutEmpty]).transformed)}`;
}

// Writes the OpenAPI document: to the file that is named, or to standard output.
import { writeFile } from 'node:fs/promises';
import { buildOpenApi } from './http/index.ts';
import { declaredRoutes } from './routes.ts';

const text = `${JSON.stringify(buildOpenApi(declaredRoutes()), null, 2)}\n`;
const path = process.argv[2];
if (path === undefined) process.stdout.write(text);
else await writeFile(path, text);

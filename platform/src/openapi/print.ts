// Prints the OpenAPI document.
import { buildOpenApi } from '../http/index.ts';
import { declaredRoutes } from '../routes.ts';

process.stdout.write(JSON.stringify(buildOpenApi(declaredRoutes())));

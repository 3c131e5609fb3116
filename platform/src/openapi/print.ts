// Prints the OpenAPI document.
import { declaredRoutes } from '../routes.ts';
import { openApiOf } from './document.ts';

process.stdout.write(JSON.stringify(openApiOf(declaredRoutes())));

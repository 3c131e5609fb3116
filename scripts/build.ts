// `npm run build`: everything that a start needs and that is not in the repository.
import { buildWeb } from './web-bundle.ts';

await buildWeb((text) => console.log(`• ${text}`));
console.log('• The web application is in web/dist. Server code runs as it is written: it has no build step.');

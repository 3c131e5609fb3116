// `npm run build`: generates everything that a start needs and that isn't in the repository.
import { buildWeb } from './web-bundle.ts';

await buildWeb((text) => console.log(`• ${text}`));
console.log('• The web application is in web/dist. Server code runs as it is written: it has no build step.');

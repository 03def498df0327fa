// Serves a provider for end-to-end tests: `node oidc-server.ts <public URL of the planner> <person as JSON>`. Prints
// the settings of the planner as JSON.
import { startProvider } from './oidc.ts';

const [publicUrl, person] = process.argv.slice(2);
const provider = await startProvider(publicUrl);
provider.person = JSON.parse(person ?? '');
console.log(JSON.stringify(provider.environment));

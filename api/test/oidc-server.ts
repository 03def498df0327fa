// Runs an OpenID Connect provider for end-to-end tests: `node oidc-server.ts <planner's public URL> <user as JSON>`.
// Prints the planner's settings as JSON.
import { startProvider } from './oidc.ts';

const [publicUrl, person] = process.argv.slice(2);
const provider = await startProvider(publicUrl);
provider.person = JSON.parse(person ?? '');
console.log(JSON.stringify(provider.environment));

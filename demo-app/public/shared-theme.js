// Runs before the first paint, so that the light theme doesn't flash dark. Clients and embeds follow the system unless
// the address says otherwise.
const theme = new URLSearchParams(location.search).get('theme');
const isLight =
  theme === 'light' || (theme !== 'dark' && !matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.dataset.theme = isLight ? 'light' : 'dark';

// Runs before the first paint, so that the light theme doesn't flash dark.
try {
  document.documentElement.dataset.theme =
    localStorage.getItem('content-planner-theme') === 'light' ? 'light' : 'dark';
} catch {
  // The browser can deny access to storage. The default theme stays.
}

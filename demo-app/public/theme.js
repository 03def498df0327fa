// Runs before the first paint, so that a light planner never flashes dark.
try {
  document.documentElement.dataset.theme =
    localStorage.getItem('content-planner-theme') === 'light' ? 'light' : 'dark';
} catch {
  // Storage can be closed to a page; the default theme stays.
}

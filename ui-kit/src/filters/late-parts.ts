// These parts share libraries. They are all in one module so that the browser fetches them with one request.
export { BrandPopover } from './BrandPopover.js';
export { FilterBar } from './FilterBar.js';
export { FilterPanel } from './FilterPanel.js';
export { FilterPopover } from './FilterPopover.js';
export { MoreFiltersPopover } from './MoreFiltersPopover.js';

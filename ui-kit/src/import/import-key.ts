/** The default `localStorage` key under which `ImportWizard` remembers what the columns of sheets are. */
export const IMPORT_KEY = 'content-planner:import:v1';

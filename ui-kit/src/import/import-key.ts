/** The default `localStorage` key under which `ImportWizard` remembers what the columns of sheets mean. */
export const IMPORT_KEY = 'content-planner:import:v1';

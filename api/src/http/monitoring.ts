/**
 * Whether a path is for supervisors, load balancers or Prometheus. Their requests are frequent and can use any host
 * name.
 */
export const isMonitoring = (path: string): boolean => /^\/(health\/(live|ready)|metrics)$/.test(path);

/**
 * Whether a path is for supervisors, load balancers and Prometheus. They can use any host name and send many requests.
 */
export const isMonitoring = (path: string): boolean => /^\/(health\/(live|ready)|metrics)$/.test(path);

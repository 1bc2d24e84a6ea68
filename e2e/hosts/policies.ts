// Policies that real sites have.

/** As the web sites of Apache projects are served. */
export const APACHE = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline' data:",
  "frame-src 'self' data: blob:",
  "img-src 'self' data:",
  "worker-src 'self' data: blob:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

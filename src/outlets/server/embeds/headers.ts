/** The headers of an embed, in the place of those that keep pages out of frames. */

export function framedHeaders(loosened: (policy: string) => string, ancestors: string): Record<string, string> {
  return {
    'content-security-policy': loosened(policyFor(ancestors)),
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

/** It loads its own styles, script and font, asks nothing more of anybody, and sends no form. */
function policyFor(ancestors: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

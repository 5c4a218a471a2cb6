/** The headers that keep pages from doing what they were not written to do. */

/**
 * Nothing inline runs: no script, no style element. Style attributes are allowed, since charts place their labels by
 * them. With a Firebase project its hosts are added, and nothing else: its calls, the frame and scripts of its pop-ups,
 * the test for robots that phone numbers need, One Tap, and the pictures of Google accounts.
 */
export function contentPolicy(authDomain?: string): string {
  const google = (...sources: string[]) => (authDomain ? ` ${sources.join(' ')}` : '')
  return [
    "default-src 'none'",
    `script-src 'self'${google('https://apis.google.com', 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/', 'https://accounts.google.com/gsi/client')}`,
    `style-src 'self'${google('https://accounts.google.com/gsi/style')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${google('https://*.googleusercontent.com')}`,
    "font-src 'self'",
    `connect-src 'self'${google('https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com', 'https://accounts.google.com/gsi/')}`,
    // What an item looks like on other sites is shown on its own page, in a frame.
    `frame-src 'self'${google(`https://${authDomain}`, 'https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/', 'https://accounts.google.com/gsi/')}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Few, since each costs time on every answer. Framing is settled by the policy's `frame-ancestors`. */
export function securityHeaders(authDomain?: string): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(authDomain),
    // A pop-up that visits Google on its way must still be able to report back to the page that opened it.
    'cross-origin-opener-policy': authDomain ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    // Nothing here asks for any of these, and nothing that got in should.
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
  }
}

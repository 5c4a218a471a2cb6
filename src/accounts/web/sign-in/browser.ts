/** This browser, as the widget's steps see it. */
import { type Auth, RecaptchaVerifier } from '@firebase/auth'
import { hasWebStorage } from './auth.ts'
import type { Browser } from './world.ts'

/** `place` holds what proves that no robot asks for a message. */
export function createBrowser(auth: Auth, place: () => HTMLElement): Browser {
  return {
    origin: location.origin,
    href: () => location.href,
    goTo: (path) => location.assign(path),
    dropCode,
    hasStorage: hasWebStorage,
    hasProviderScript: () =>
      'gapi' in window && typeof window.gapi === 'object' && window.gapi !== null && 'iframes' in window.gapi,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    verifier: () => {
      // Another element each time: the same one cannot be used twice.
      const element = document.createElement('div')
      place().replaceChildren(element)
      return new RecaptchaVerifier(auth, element, { size: 'invisible' })
    },
  }
}

/** Loading the page anew must not show that a used code is invalid. */
function dropCode(): void {
  const url = new URL(location.href)
  for (const name of ['mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'upgrade']) url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
}

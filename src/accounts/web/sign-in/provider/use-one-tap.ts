/**
 * Google's One Tap (R32, `credentialHelper`): offered over the first page where an operator has set it up, and silently
 * left out where it does not load.
 */
import { useEffect } from 'react'
import { optionOf } from '../steps/decisions.ts'
import type { PageName } from '../page.ts'
import type { Widget } from '../use-widget.ts'
import { continueWithGoogleToken } from '../steps/with-provider.ts'

const googleWaitMs = 10_000
const address = 'https://accounts.google.com/gsi/client'

/** The part of Google's library that is used here. */
type GoogleLibrary = {
  initialize(given: { client_id: string; callback(answer: { credential: string }): void }): void
  prompt(): void
  cancel(): void
}

export function useOneTap({ config, auth, run }: Widget, page: PageName): void {
  const clientId = optionOf(config.options, 'google.com')?.clientId
  const isWanted = config.options.credentialHelper === 'googleyolo' && !config.isLocal && Boolean(clientId)
  const isOffered = isWanted && (page === 'start' || page === 'providers')
  useEffect(() => {
    if (!isOffered || !clientId || (auth.currentUser && !auth.currentUser.isAnonymous)) return
    let library: GoogleLibrary | null = null
    let isOver = false
    const offer = async () => {
      library = await load()
      if (isOver) return
      library?.initialize({
        client_id: clientId,
        callback: ({ credential }) => run(continueWithGoogleToken(credential)),
      })
      library?.prompt()
    }
    void offer()
    return () => {
      isOver = true
      library?.cancel()
    }
  }, [isOffered, clientId, auth, run])
}

/** Null after ten seconds, or at once where it is refused: everything else on the page signs in as well. */
function load(): Promise<GoogleLibrary | null> {
  return new Promise((done) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => done(found()))
    script.addEventListener('error', () => done(null))
    setTimeout(() => done(null), googleWaitMs)
    document.head.append(script)
  })
}

function found(): GoogleLibrary | null {
  const { google } = window as { google?: { accounts?: { id?: GoogleLibrary } } } // what the script leaves there
  return google?.accounts?.id ?? null
}

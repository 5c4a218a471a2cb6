/** What the widget does before it shows its first page. */
import { isSignInWithEmailLink } from '@firebase/auth'
import { noWebStorage } from '../../../sign-in-messages.ts'
import { act } from './action-codes.ts'
import { firstPage, immediateProvider } from './decisions.ts'
import { openLink } from './email-link.ts'
import { comeBack, continueWith } from './with-provider.ts'
import type { Step } from '../world.ts'

export const openWidget: Step = async (world) => {
  const { auth, query, config, browser } = world
  if (!browser.hasStorage()) return { page: { name: 'failed', text: noWebStorage } }
  await auth.authStateReady()
  const acted = await act(auth, query.mode, query.oobCode)
  if (acted) return acted
  if (query.mode === 'signIn' && isSignInWithEmailLink(auth, browser.href())) return openLink(world)
  const back = await comeBack(world)
  if (back) return back
  const immediate = immediateProvider(config.options)
  return immediate ? continueWith(immediate)(world) : { page: firstPage(config.options, query) }
}

/**
 * The sign-in widget's steps without its pages: as many tabs of browsers as are wanted, at a local identity service that
 * others may share.
 */
import type { Auth } from '@firebase/auth'
import { createMemory } from '#accounts/web/sign-in/memory.ts'
import type { Answer } from '#accounts/web/sign-in/page.ts'
import type { SignInCallbacks, World } from '#accounts/web/sign-in/world.ts'
import { signInOptions } from '#accounts/sign-in-options.ts'
import { readSignInQuery } from '#accounts/sign-in-rules.ts'
import { signInWithPassword, signUp } from '#accounts/web/sign-in/steps/with-email.ts'
import { anAddress } from '../strangers.ts'
import type { givenIdentity } from './identity.ts'
import { workingStorage } from './storage.ts'

export const password = 'correct horse'

type Service = Awaited<ReturnType<typeof givenIdentity>>
type Tab = {
  auth?: Auth
  at?: string
  options?: object
  callbacks?: SignInCallbacks
  storages?: ReturnType<typeof givenStorages>
}
export const givenStorages = () => ({ local: workingStorage(), session: workingStorage() })

/** Of somebody new, who would sign up as `account`. The page around the widget declines to go on, unless it says otherwise. */
export function givenTabs(service: Service) {
  const email = anAddress()
  const heard = { signedIn: [] as unknown[], failures: [] as string[], wentTo: [] as string[] }
  const openTab = ({
    auth = service.browser(),
    at = '/sign-in',
    options = {},
    callbacks,
    storages = givenStorages(),
  }: Tab = {}): World => ({
    auth,
    config: {
      isLocal: true,
      hidesAddresses: false,
      hasStandIns: true,
      mails: 'outbox',
      projectId: 'farsight-local',
      apiKey: 'test',
      authDomain: 'localhost',
      options: signInOptions.parse(options),
    },
    query: readSignInQuery(new URL(at, service.origin).search, service.origin),
    callbacks: callbacks ?? {
      signInSuccessWithAuthResult: ({ user }) => (heard.signedIn.push(user.email ?? user.uid), false),
      signInFailure: ({ code }) => void heard.failures.push(code),
    },
    memory: createMemory({ local: storages.local.storage, session: storages.session.storage, now: Date.now }),
    expectWindow: () => () => {},
    browser: {
      origin: service.origin,
      href: () => new URL(at, service.origin).href,
      goTo: (path) => void heard.wentTo.push(path),
      dropCode: () => {},
      hasStorage: () => true,
      hasProviderScript: () => true,
      wait: () => new Promise(() => {}),
      verifier: () => {
        throw new Error('a phone needs a browser')
      },
    },
  })
  return { email, account: { email, name: 'Ada', password }, heard, openTab, letter: () => service.letter(email) }
}

/** What a step ends with, in short: the page, or the trouble. */
export const shown = (answer: Answer) => ('page' in answer ? answer.page : answer.stays)
export const refused = (field: string, text: string) => ({ field, text })
export const providersOf = ({ auth }: World) =>
  auth.currentUser?.providerData.map(({ providerId }) => providerId).toSorted()

/** Of somebody who has an account. */
export async function givenAccount(service: Service) {
  const tabs = givenTabs(service)
  await signUp(tabs.account)(tabs.openTab())
  const signsIn = async (tab: World) => shown(await signInWithPassword(tabs.email, password)(tab))
  return { ...tabs, signsIn }
}

import { describe, expect, test } from 'vitest'
import { type ProviderName, signInOptions, type SignInOptions } from '../../../sign-in-options.ts'
import {
  afterEmail,
  afterUntold,
  afterExisting,
  afterFailure,
  type EmailStep,
  federatedOf,
  firstPage,
  immediateProvider,
} from './decisions.ts'
import type { Page, SentCode } from '../page.ts'

const email = 'ada@example.org'
const offering = (names: ProviderName[], more: object = {}): SignInOptions =>
  signInOptions.parse({ signInOptions: names.map((provider) => ({ provider })), ...more })
const usual = offering(['google.com', 'apple.com', 'password'])
const failure = (code: string) => Object.assign(new Error('x'), { code: `auth/${code}` })
const wordsOf = (step: EmailStep) =>
  'sendLink' in step ? 'sends a link' : step.page.name + ('provider' in step.page ? ` ${step.page.provider}` : '')
const immediate = (names: ProviderName[], more: object) => immediateProvider(offering(names, more))
const closed = { status: true, adminEmail: 'admin@example.org' }

describe('R34 what is known of an email decides the next page', () => {
  test.for<[methods: string[], offered: ProviderName[], next: string]>([
    [['password'], ['password', 'google.com'], 'password'],
    [['password', 'google.com'], ['password', 'google.com'], 'password'],
    [['emailLink'], ['emailLink'], 'sends a link'],
    [['emailLink'], ['password', 'emailLink'], 'sends a link'],
    [['emailLink'], ['password'], 'unsupported'],
    [['password'], ['emailLink', 'google.com'], 'sends a link'],
    [['password'], ['google.com'], 'unsupported'],
    [['google.com'], ['password', 'google.com'], 'federated google.com'],
    [['google.com', 'apple.com'], ['password', 'apple.com'], 'federated apple.com'],
    [['google.com'], ['password'], 'unsupported'],
    [['phone'], ['password', 'phone'], 'unsupported'],
    [['facebook.com'], ['password', 'google.com'], 'unsupported'],
    [[], ['google.com', 'password'], 'signUp'],
    [[], ['password', 'emailLink'], 'signUp'],
    [[], ['emailLink'], 'sends a link'],
  ])('%j known, %j offered: %s', ([methods, offered, next]) => {
    expect(wordsOf(afterEmail(email, methods, offering(offered)))).toBe(next)
  })

  test.for<['password' | 'emailLink', boolean]>([
    ['password', true],
    ['emailLink', false],
  ])('where sign-up by %s is closed, whoever is new is not authorized', ([provider, mayHaveAccount]) => {
    const options = signInOptions.parse({ signInOptions: [{ provider, disableSignUp: closed }] })
    expect(afterEmail(email, [], options)).toEqual({ page: { name: 'notAuthorized', email, mayHaveAccount } })
    expect(afterEmail(email, [provider], options)).not.toHaveProperty('page.name', 'notAuthorized')
  })

  test('where nobody is told which addresses are known, a password is asked for, and who is new may say so', () => {
    const next = (names: ProviderName[]) => afterUntold(email, offering(names))
    expect(next(['password', 'emailLink'])).toEqual({ page: { name: 'password', email, mayBeNew: true } })
    expect(next(['emailLink'])).toEqual({ sendLink: true })
    const options = signInOptions.parse({ signInOptions: [{ provider: 'password', disableSignUp: closed }] })
    expect(afterUntold(email, options)).toEqual({ page: { name: 'password', email, mayBeNew: false } })
  })

  test('a closing that is off closes nothing', () => {
    const options = signInOptions.parse({
      signInOptions: [{ provider: 'password', disableSignUp: { ...closed, status: false } }],
    })
    expect(afterEmail(email, [], options)).toEqual({ page: { name: 'signUp', email } })
  })
})

describe('R33 where the widget begins', () => {
  test.for<[ProviderName[], 'select' | 'callback' | null, Page['name']]>([
    [['google.com', 'password'], null, 'start'],
    [['google.com', 'password'], 'callback', 'start'],
    [['google.com', 'password'], 'select', 'providers'],
    [['password'], 'select', 'start'],
    [['emailLink'], null, 'start'],
    [['google.com', 'apple.com'], null, 'providers'],
    [['google.com', 'phone'], null, 'providers'],
    [['phone'], null, 'phone'],
  ])('with %j in mode %s: %s', ([names, mode, page]) => {
    expect(firstPage(offering(names), { mode }).name).toBe(page)
  })
})

test('R32 a single provider is gone to at once only where that is asked for, by redirect', () => {
  const asked = { immediateFederatedRedirect: true }
  expect(immediate(['google.com'], asked)).toBe('google.com')
  expect(immediate(['google.com'], {})).toBe(null)
  expect(immediate(['google.com'], { ...asked, signInFlow: 'popup' })).toBe(null)
  expect(immediate(['google.com', 'apple.com'], asked)).toBe(null)
  expect(immediate(['password'], asked)).toBe(null)
  expect(federatedOf(usual)).toEqual(['google.com', 'apple.com'])
})

describe('R35 an account exists already: which way proves it', () => {
  test.for<[methods: string[], offered: ProviderName[], page: string]>([
    [['password'], ['google.com', 'password'], 'joinPassword'],
    [['emailLink'], ['google.com', 'password', 'emailLink'], 'joinLink'],
    [['password'], ['google.com', 'emailLink'], 'joinLink'],
    [['apple.com'], ['google.com', 'apple.com', 'password'], 'joinFederated'],
    [['apple.com'], ['google.com', 'password'], 'unsupported'],
    [[], ['google.com', 'password'], 'joinPassword'],
    [[], ['google.com', 'apple.com'], 'joinFederated'],
    [['google.com'], ['google.com'], 'unsupported'],
  ])('%j known, %j offered: %s', ([methods, offered, name]) => {
    expect(afterExisting(email, 'google.com', methods, offering(offered)).name).toBe(name)
  })
})

describe('what a failure shows', () => {
  const page: Page = { name: 'password', email }
  const sent = { iso: 'HU', number: '305550142' } as SentCode // the rest is the service's

  test.for(['popup-closed-by-user', 'cancelled-popup-request'])('R35 %s is ignored', (code) => {
    expect(afterFailure(failure(code), { name: 'start' })).toEqual({ stays: null })
  })
  test('R37 what only an administrator may do leads to the page that says so', () => {
    const answer = afterFailure(failure('admin-restricted-operation'), { name: 'signUp', email })
    expect(answer).toEqual({ page: { name: 'notAuthorized', email, mayHaveAccount: false } })
  })
  test('R37 a code that has expired leads back to its number', () => {
    const answer = afterFailure(failure('code-expired'), { name: 'phoneCode', sent })
    expect(answer).toEqual({ page: { name: 'phone', ...sent }, trouble: { text: 'This code is no longer valid' } })
  })
  test('before the first page there is nothing to try again with but everything', () => {
    const answer = afterFailure(failure('network-request-failed'), { name: 'opening' })
    expect(answer).toEqual({ page: { name: 'failed', text: 'A network error has occurred' } })
  })
  test.for<[string, Page, string | undefined]>([
    ['wrong-password', page, 'password'],
    ['invalid-credential', page, 'password'],
    ['network-request-failed', page, undefined],
    ['user-not-found', { name: 'recover', email }, undefined],
    ['invalid-email', { name: 'start' }, 'email'],
    ['weak-password', { name: 'signUp', email }, 'password'],
    ['invalid-phone-number', { name: 'phone' }, 'phone'],
    ['invalid-verification-code', { name: 'phoneCode', sent }, 'code'],
    ['invalid-credential', { name: 'start' }, undefined],
  ])('%s on the page %j is about the field %s', ([code, on, field]) => {
    expect(afterFailure(failure(code), on)).toEqual({ stays: { text: expect.any(String), ...(field && { field }) } })
  })
})

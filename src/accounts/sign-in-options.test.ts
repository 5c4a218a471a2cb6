import { describe, expect, test } from 'vitest'
import { signInOptions } from './sign-in-options.ts'

const read = (options: unknown) => signInOptions.parse(options)
const problemsOf = (options: unknown) =>
  signInOptions.safeParse(options).error?.issues.map(({ message }) => message) ?? []
const withPhone = (phone: object) => ({ signInOptions: [{ provider: 'phone', ...phone }] })

test('R30 R32 where nothing is set, Google, Apple and email sign in, by redirect', () => {
  const usual = {
    signInOptions: [
      { provider: 'google.com' },
      { provider: 'apple.com' },
      { provider: 'password', requireDisplayName: true },
    ],
    signInFlow: 'redirect',
    tosUrl: '/terms',
    privacyPolicyUrl: '/privacy',
    credentialHelper: 'none',
    immediateFederatedRedirect: false,
    autoUpgradeAnonymousUsers: false,
  }
  expect(read({})).toEqual(usual)
})

test('R32 every option can be set, and what was read reads the same again', () => {
  const all = {
    signInOptions: [
      {
        provider: 'google.com',
        clientId: 'x.apps',
        scopes: ['profile'],
        customParameters: { prompt: 'select_account' },
      },
      { provider: 'apple.com', scopes: ['email'] },
      {
        provider: 'password',
        requireDisplayName: false,
        disableSignUp: { status: true, adminEmail: 'a@x.org', helpLink: 'https://x.org' },
      },
      { provider: 'emailLink' },
      { provider: 'phone', defaultCountry: 'HU', loginHint: '+36305550142', whitelistedCountries: ['HU', '+43'] },
      { provider: 'anonymous' },
    ],
    signInFlow: 'popup',
    signInSuccessUrl: '/my-stuff',
    tosUrl: '/terms',
    privacyPolicyUrl: 'https://example.org/privacy',
    credentialHelper: 'googleyolo',
    immediateFederatedRedirect: true,
    autoUpgradeAnonymousUsers: true,
    adminRestrictedOperation: { status: true, adminEmail: 'a@x.org', helpLink: 'https://x.org/help' },
  }
  expect(read(all)).toEqual(all)
  expect(signInOptions.parse(read({}))).toEqual(read({}))
})

describe('R36 countries of phones', () => {
  test.for<[object, string[]]>([
    [{ whitelistedCountries: ['HU'] }, []],
    [{ blacklistedCountries: [] }, []],
    [{ whitelistedCountries: [] }, ['The list of allowed countries must name at least one.']],
    [{ whitelistedCountries: 'HU' }, ['Invalid input: expected array, received string']],
    [{ blacklistedCountries: 'HU' }, ['Invalid input: expected array, received string']],
    [
      { whitelistedCountries: ['HU'], blacklistedCountries: ['US'] },
      ['Name either the allowed countries or the refused ones, not both.'],
    ],
    [{ whitelistedCountries: ['Hungary'] }, ['Must be a country such as "HU" or a prefix such as "+36".']],
  ])('%j', ([phone, problems]) => {
    expect(problemsOf(withPhone(phone))).toEqual(problems)
  })
})

test.for<[object, string]>([
  [{ signInSuccessUrl: 'https://elsewhere.example/' }, 'Must be a path of this site, for example /my-stuff.'],
  [{ signInSuccessUrl: '//elsewhere.example' }, 'Must be a path of this site, for example /my-stuff.'],
  [{ tosUrl: 'http://example.org' }, 'Must be a path of this site or an address that begins with https://.'],
  [{ privacyPolicyUrl: 'javascript:alert(1)' }, 'Must be a path of this site or an address that begins with https://.'],
  [{ adminRestrictedOperation: { helpLink: 'javascript:alert(1)' } }, 'Must be an address that begins with https://.'],
  [{ signInOptions: [] }, 'Name at least one way to sign in.'],
  [{ signInOptions: [{ provider: 'anonymous' }, { provider: 'anonymous' }] }, '"anonymous" is named twice.'],
  [{ credentialHelper: 'googleyolo' }, 'Needs the clientId of the provider google.com.'],
  [{ signInFlow: 'window' }, 'Invalid option: expected one of "redirect"|"popup"'],
  [{ callbacks: {} }, 'Unrecognized key: "callbacks"'],
])('R32 %j is refused', ([options, problem]) => {
  expect(problemsOf(options)).toEqual([problem])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { webAddress } from '../../test/nonsense/web-address.ts'
import {
  findUsual,
  isOwnPath,
  ownPath,
  type PasswordFindings,
  readSignInQuery,
  whyNotCode,
  whyNotEmail,
  whyNotName,
  whyNotNewPassword,
  whyNotPassword,
} from './sign-in-rules.ts'

const origin = 'https://farsight.example'

describe('R33 an address leads nowhere but to this origin', () => {
  test.for<[url: string, path: string]>([
    ['/', '/'],
    ['/my-stuff?x=1#part', '/my-stuff?x=1#part'],
    ['my-stuff', '/my-stuff'],
    [`${origin}/trend/131`, '/trend/131'],
    ['/a//b', '/a//b'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['https://name:word@farsight.example/x', '/x'],
  ])('%s is ours', ([url, path]) => {
    expect(ownPath(url, origin)).toBe(path)
  })

  test.for<string>([
    '',
    'https://evil.example/',
    'http://farsight.example/',
    'https://farsight.example:8443/',
    'https://farsight.example.evil.example/',
    'https://farsight.example@evil.example/',
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/.//farsight.example/x',
    '/x/..//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    `blob:${origin}/1-2-3`,
    `filesystem:${origin}/x`,
    'https://[',
  ])('%j is not', (url) => {
    expect(ownPath(url, origin)).toBe(null)
  })

  test('whatever is let through stays on this origin, however it is parsed again', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'javascript',
      'https',
      'x',
    )
    const any = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
      webAddress,
    )
    fc.assert(
      fc.property(any, (url) => {
        const path = ownPath(url, origin)
        return path === null || (new URL(path, origin).origin === origin && /^\/(?!\/)/.test(path))
      }),
    )
  })

  test('where the origin is not known, only what begins with its path is ours', () => {
    expect(['/my-stuff', 'my-stuff', '//x', '/\\x', 'https://own.invalid/x'].map(isOwnPath)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('R33 what the widget reads of its address', () => {
  test('modes are known ones, addresses our own, codes as they come', () => {
    const search = '?mode=resetPassword&oobCode=abc-1&continueUrl=https://farsight.example/my-stuff&signInSuccessUrl=/x'
    expect(readSignInQuery(search, origin)).toEqual({
      mode: 'resetPassword',
      oobCode: 'abc-1',
      continueUrl: '/my-stuff',
      signInSuccessUrl: '/x',
      upgrade: null,
    })
    const nothing = { mode: null, oobCode: null, continueUrl: null, signInSuccessUrl: null, upgrade: null }
    expect(
      readSignInQuery('?mode=toString&oobCode=&continueUrl=//evil.example&signInSuccessUrl=javascript:1', origin),
    ).toEqual(nothing)
    expect(readSignInQuery('', origin)).toEqual(nothing)
  })

  test('an email link hands on what was asked for inside the address to go on to', () => {
    const within = encodeURIComponent(`${origin}/sign-in?upgrade=guest1&signInSuccessUrl=%2Fmy-stuff`)
    const read = readSignInQuery(`?mode=signIn&oobCode=x&continueUrl=${within}`, origin)
    expect(read).toMatchObject({ upgrade: 'guest1', signInSuccessUrl: '/my-stuff' })
    const evil = encodeURIComponent(`${origin}/sign-in?signInSuccessUrl=%2F%2Fevil.example`)
    expect(readSignInQuery(`?continueUrl=${evil}`, origin).signInSuccessUrl).toBe(null)
  })
})

describe('R36 what is typed', () => {
  test.for<[string, string | null]>([
    ['', 'Enter your email address to continue'],
    ['   ', 'Enter your email address to continue'],
    ['ada@example.org', null],
    [' ada@example.org ', null],
    ["o'neill+x@sub.example.co", null],
    ['ada', "That email address isn't correct"],
    ['ada@example', "That email address isn't correct"],
    ['ada@example.o', "That email address isn't correct"],
    ['ada@.org', "That email address isn't correct"],
    ['@example.org', "That email address isn't correct"],
    ['ada@exam ple.org', "That email address isn't correct"],
    ['ada@bob@example.org', "That email address isn't correct"],
    [`ada@example.${'x'.repeat(63)}`, null],
    [`ada@example.${'x'.repeat(64)}`, "That email address isn't correct"],
  ])('email %j', ([email, text]) => {
    expect(whyNotEmail(email)).toBe(text)
  })

  test('an empty password, name or code is refused', () => {
    expect([whyNotPassword(''), whyNotPassword('x')]).toEqual(['Enter your password', null])
    expect([whyNotName('  '), whyNotName('Ada')]).toEqual(['Enter your account name', null])
    const codes = ['123456', ' 123456 ', '12345', '1234567', '12345a', '１２３４５６', '']
    expect(codes.filter((code) => whyNotCode(code) === null)).toEqual(['123456', ' 123456 '])
    expect(whyNotCode('1')).toBe('Wrong code. Try again.')
  })

  test.each([
    ['a sign of no width', 'Ada\u200b Marsh', 'This name has a sign in it that cannot be seen. Type it anew.'],
    [
      'a sign that turns what follows',
      'Ada \u202eMarsh',
      'This name has a sign in it that cannot be seen. Type it anew.',
    ],
    ['letters of two alphabets', 'Аda', 'This name mixes letters of different alphabets in "Аda". Type it anew.'],
    ['more than anybody is called', 'A'.repeat(101), 'This name is longer than 100 characters. Type it anew.'],
    ['as much as is taken', 'Ă'.repeat(100), null],
  ])('a name with %s is refused with what is wrong, where it would be dropped', (_, name, text) => {
    expect(whyNotName(name)).toBe(text)
  })

  const policy = { customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 20 } }
  test.for<[string, Omit<PasswordFindings, 'passwordPolicy'>, string | null]>([
    ['', {}, 'Enter your password'],
    ['long enough', { meetsMinPasswordLength: true, containsNumericCharacter: true }, null],
    [
      'short',
      { meetsMinPasswordLength: false, containsNumericCharacter: false },
      'The password must be 8 characters long or more.',
    ],
    ['long', { meetsMaxPasswordLength: false }, 'The password must be 20 characters long or less.'],
    [
      'x',
      { containsUppercaseLetter: false, containsNumericCharacter: false, containsLowercaseLetter: true },
      'Strong passwords have at least 8 characters and a mix of letters and numbers. Missing: an uppercase letter, a number.',
    ],
    [
      'x',
      { containsLowercaseLetter: false, containsNonAlphanumericCharacter: false },
      'Strong passwords have at least 8 characters and a mix of letters and numbers. Missing: a lowercase letter, a character that is neither letter nor number.',
    ],
  ])('new password %j with %j', ([password, found, text]) => {
    expect(whyNotNewPassword(password, { ...found, passwordPolicy: policy })).toBe(text)
  })

  test('where the policy cannot be read, six characters are asked for', () => {
    const passwords = ['12345', '123456']
    expect(passwords.map((password) => whyNotNewPassword(password, findUsual(password)))).toEqual([
      'The password must be 6 characters long or more.',
      null,
    ])
  })
})

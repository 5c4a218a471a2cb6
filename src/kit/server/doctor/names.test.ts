import { expect, test } from 'vitest'
import { knownVariables } from '../config/config.ts'
import { isNear, namesFindings } from './names.ts'

const says = (env: Record<string, string>) => namesFindings(env, knownVariables).map(({ says: line }) => line)

test.each([
  [{ FARSIGHT_DATE: '/x' }, 'FARSIGHT_DATE is read by nobody. Is FARSIGHT_DATA meant?'],
  [{ DATABSE_URL: 'x' }, 'DATABSE_URL is read by nobody. Is DATABASE_URL meant?'],
  [{ PUBLIC_ULR: 'x' }, 'PUBLIC_ULR is read by nobody. Is PUBLIC_URL meant?'],
  [{ SMTP_URLS: 'x' }, 'SMTP_URLS is read by nobody. Is SMTP_URL meant?'],
  [{ smtp_url: 'x' }, 'smtp_url is read by nobody. Is SMTP_URL meant?'],
  [{ DATABASE_URL_FIEL: 'x' }, 'DATABASE_URL_FIEL is read by nobody. Is DATABASE_URL_FILE meant?'],
  [{ FARSIGHT_COLOUR: 'blue' }, 'FARSIGHT_COLOUR is read by nobody.'],
])('%j is named', (env, line) => expect(says(env)).toEqual([line]))

test.each([
  {},
  { FARSIGHT_DATA: '/x', DATABASE_URL_FILE: '/x' },
  { PATH: '/bin', HOME: '/root', HOSTNAME: 'a', LANG: 'C', SORT: 'x', FARSIGHT_COLOUR: ' ' },
])('%j is in order', (env) => expect(says(env)).toEqual(['what is set is known and can be used']))

test('no known name is near another, so that none is taken for a slip', () => {
  const pairs = knownVariables.filter((one) => knownVariables.some((other) => other !== one && isNear(one, other)))
  expect(pairs).toEqual([])
})

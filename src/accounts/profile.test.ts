/** Which names people may take. */
import { expect, test } from 'vitest'
import { nickname } from './profile.ts'

test.each([
  'Farsight',
  'ＦＡＲＳＩＧＨＴ',
  'F a r s i g h t',
  'Farsight.',
  'Farsight Support',
  'The House',
  'Móderator',
  'admin 1',
])('nobody may go by "%s"', (name) => expect(nickname.safeParse(name).success).toBe(false))

test.each(['Ada', 'Housemartin', 'Systema', 'Adminah Okafor', 'Zoë Ray'])('"%s" is a name', (name) => {
  expect(nickname.safeParse(name).success).toBe(true)
})

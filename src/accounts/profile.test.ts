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
  'Admın',
  '0perator',
  '5upport',
  'The Farsight House',
  'My Fars1ght',
  'Adrnin',
  'adm!n',
  'Ноuѕе',
  'ѕуѕтем',
  'ΑDΜΙΝ',
  'M0derat0r',
  '5taff',
  'source',
])('nobody may go by "%s"', (name) => expect(nickname.safeParse(name).success).toBe(false))

test.each(['Ada', 'Housemartin', 'Systema', 'Adminah Okafor', 'Zoë Ray', 'Rosa 1990', 'Олена', 'Rosa House', 'Sam 7'])(
  '"%s" is a name',
  (name) => {
    expect(nickname.safeParse(name).success).toBe(true)
  },
)

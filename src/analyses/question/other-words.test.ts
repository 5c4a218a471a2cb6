/** R27 What people say for what the base calls otherwise. */
import { expect, test } from 'vitest'
import { inPlainWords, otherWordsFor } from './other-words.ts'

const meant = (word: string) => otherWordsFor(word).map((all) => all.join(' '))

test.each([
  ['jabs', 'vaccination'],
  ['pensioners', 'ageing'],
  ['greenback', 'dollar'],
  ['imprisonment', 'prison'],
  ['urbanization', 'cities'],
])('%s may stand for %s', (word, other) => expect(meant(word)).toContain(other))

test('a word that says what it means stands for nothing else', () => expect(meant('zeppelin')).toEqual([]))

test.each([
  ['blue helmets in service', 'un peacekeepers in service'],
  ['who sets foot on mars', 'who land on mars'],
  ['nine billion of us', 'nine billion world population'],
  ['moore law', 'moore transistors'],
  ['takes the elysee', 'takes french presidential election'],
  ['win the american presidency', 'win the us presidential election'],
  ['the republican nominee', 'the republican'],
  ['sprays dust into the stratosphere', 'stratospheric aerosol'],
  ['share of central bank reserves', 'share of foreign exchange reserves'],
  ['four broadband connections per landline telephone', 'four fixed broadband per fixed telephone lines'],
  ['gender parity in parliaments', 'women in parliaments'],
  ['die by their own hand', 'die suicide'],
  ['are killed by others', 'are homicide'],
  ['an ai disaster', 'an ai failure'],
  ['a blue sky', 'a blue sky'],
  ['lief expectency', 'life expectancy'],
  ['lief guards', 'lief guards'],
  ['clean power', 'low carbon electricity'],
  ['carbon free energy', 'low carbon electricity'],
  ['a tenth nuclear power', 'a nuclear armed state'],
  ['a new nuclear power plant', 'nuclear power electricity'],
  ['more nuclear power', 'more nuclear power electricity'],
  ['an urban area', 'an people in cities and towns'],
  ['spray particles', 'geoengineering aerosol'],
  ['the definition of the si second', 'the second redefined'],
  ['a champion in football', 'a football world cup'],
  ['an ageing society', 'an people aged 65'],
])('“%s” in plain words is “%s”', (said, plain) => expect(inPlainWords(said.split(' ')).join(' ')).toBe(plain))

import { expect, test } from 'vitest'
import type { Ask } from '../../../ask/ask.ts'
import { readQuestion } from '../../../ask/read-question.ts'
import { nothing } from '../../asked.ts'
import { comparesUnread } from '../compared-with.ts'
import { isOfKind } from '../quantity.ts'
import { countsNoShare } from './counted.ts'
import { isOfAllOfIt } from './of-all-of-it.ts'
import { isOfItsMove } from './of-its-move.ts'
import { isFromOtherBase } from './other-base.ts'
import { leavesSaid } from './said-too.ts'
import { stopsMoving } from './stops-moving.ts'
import { isOtherwiseWithin } from './within-time.ts'

const asked = (text: string): Ask => readQuestion(text, new Date('2026-11-24')).parts[0] ?? nothing

test.for<[question: string, names: string, is: boolean]>([
  ['Will tea sales stop rising before 2032?', 'Tea sales', true],
  ['Will the level of tea stop rising by 2030?', 'Level of tea', true],
  ['Will tea sales cease to fall by 2030?', 'Tea sales', true],
  ['Will the growth of tea sales slow down by 2030?', 'Tea sales', true],
  ['Will the fall in tea sales come to an end by 2030?', 'Tea sales', true],
  ['Will tea sales level off by 2030?', 'Tea sales', true],
  ['Will the loss of tea bushes stop by 2030?', 'Tea bushes', true],
  ['Will tea sales no longer be growing in 2030?', 'Tea sales', true],
  ['Will tea sales stop rising before 2032?', 'Peak year of tea sales', false],
  ['Will tea sales rise before 2032?', 'Tea sales', false],
  ['Will tea sales still be falling in 2030?', 'Tea sales', false],
  ['Will the tea war end by 2030?', 'The tea war', false],
  ['Will tea sales be higher at the end of 2030?', 'Tea sales', false],
  ['Will methane stop rising before 2032?', 'Methane in the air keeps rising, though more slowly than in 2021', true],
])('%s | %s stops moving: %s', ([question, names, is]) => expect(stopsMoving(asked(question), { names })).toBe(is))

test.for<[question: string, names: string, is: boolean]>([
  ['Will more than half of women be online by 2028?', 'Women in parliaments', true],
  ['Will more than half of rural people be online by 2030?', 'Share of people in cities and towns', true],
  ['Will most women drink tea by 2030?', 'People who drink tea', true],
  ['Will a recession begin and end before 2029?', 'A recession begins by 2028', true],
  ['Will the riddle of Riemann be solved by 2035?', 'A famous problem is solved by 2035', true],
  ['Will P versus NP be solved by 2035?', 'A famous problem is solved by 2035', true],
  ['Will the digital tea be used by most people by 2031?', 'Digital tea issued by 2031', true],
  ['Will 400 launches succeed in 2027?', 'Launch attempts in 2027', true],
  ['Will Spain win or be in the final?', 'Winner of the cup', true],
  ['Will the second-dose coverage be 85 per cent?', 'First-dose coverage is 85 per cent', true],
  ['Will a second tea song top the list by 2030?', 'A tea song tops the list', true],
  ['Will WTI be above 80 dollars in 2030?', 'Brent is above 80 dollars in 2030', true],
  ['Will a super-volcano erupt by 2050?', 'A volcano erupts by 2050', true],
  ["Will the euro's share be above 25 per cent in 2030?", "The US dollar's share is above 25 per cent", true],
  ['Will Assam alone say so by 2050?', 'Assam and Ceylon both say so', true],
  ['Will all riddles be solved by 2050?', 'A riddle is solved by 2050', true],
  ['Will Malta attack the island and lose?', 'Malta attacks the island', true],
  ['Will people live on Mars by 2045?', 'A human being lands on Mars', true],
  ['Will tea blight be declared eradicated by 2029?', 'No case of tea blight in 2029', true],
  ['Will the euro be above 25 per cent in 2030?', 'Digital euro', false],
  ['Will tea alone make half of it in 2030?', 'Share of tea', false],
  ['Will all riddles be solved by 2050?', 'All riddles are solved by 2050', false],
  ['Will people live on the Moon by 2045?', 'People have lived on the Moon', false],
  ['Will more than half of people be online by 2028?', 'Share of people online', false],
  ['Will most people use the internet by 2028?', 'People online', false],
  ['Will women hold half of all seats in 2030?', 'Women in parliaments', false],
  ['Will a recession begin before 2029?', 'A recession begins by 2028', false],
  ['Will the digital tea be issued by 2031?', 'Digital tea issued by 2031', false],
  ['Will 400 launches be successful in 2027?', 'Successful launches in 2027', false],
  ['Will Spain win the final?', 'Winner of the cup', false],
])('%s | %s leaves out what is said: %s', ([question, names, is]) =>
  expect(leavesSaid(asked(question), { names })).toBe(is),
)

test.for<[question: string, unit: string, is: boolean]>([
  ['Will the number of people without tea double by 2030?', '% of population', true],
  ['How many more people will drink tea in 2040 than in 2020?', 'percentage points', true],
  ['Will the number of people without tea double by 2030?', 'people', false],
  ['Will the number of people without tea be below 8% in 2030?', '% of population', false],
  ['How many percentage points more people will drink tea in 2040 than in 2020?', 'percentage points', false],
  ['Will the share of people without tea double by 2030?', '% of population', false],
])('%s in %s counts what is no share: %s', ([question, unit, is]) =>
  expect(countsNoShare(asked(question), { unit })).toBe(is),
)

test.for<[question: string, unit: string | null, is: boolean]>([
  ["Will tea's share of all drinks fall by 2030?", 'cups per year', true],
  ['Will the share of tea in what is drunk double by 2035?', 'cups', true],
  ['Will the percentage of tea rise by 2030?', 'US$', true],
  ["Will tea's share of all drinks fall by 2030?", '% of drinks', false],
  ["Will tea's share of all drinks fall by 2030?", 'per 100 drinks', false],
  ["Will tea's share of all drinks be above 30% in 2030?", 'cups per year', false],
  ['Will tea fall by 2030?', 'cups per year', false],
  ["Will tea's share of all drinks fall by 2030?", null, false],
])('%s in %s is of all of it: %s', ([question, unit, is]) => expect(isOfAllOfIt(asked(question), { unit })).toBe(is))

const by = { kind: 'by', from: 2026, to: 2050 } as const
test.for<[question: string, names: string, is: boolean]>([
  ['Will people land on the lake between 2040 and 2050?', 'People land by 2050', true],
  ['Will people land on the lake after 2039 but before 2051?', 'People land by 2050', true],
  ['Will people land on the lake in the 2040s?', 'People land by 2050', true],
  ['Will tea be above 5 dollars at any time in 2050?', 'Tea at the end of 2050', true],
  ['Will people land on the lake in 2050?', 'People land by 2050', true],
  ['Will people land on the lake in 24 years?', 'People land by 2050', false],
  ['Will people land on the lake between 2026 and 2050?', 'People land by 2050', false],
  ['Will people land on the lake between now and 2050?', 'People land by 2050', false],
  ['Will people ever land on the lake?', 'People land by 2050', false],
  ['Will people land on the lake by 2050?', 'People land by 2050', false],
  ['Will tea be above 5 dollars at the end of 2050?', 'Tea at the end of 2050', false],
])('%s | %s is within another time: %s', ([question, names, is]) =>
  expect(isOtherwiseWithin(asked(question), { names, when: by })).toBe(is),
)

test.for<[question: string, is: boolean]>([
  ['Will there be more people over 65 than under 5 in 2040?', true],
  ['Will there be fewer children than people aged 80 in 2040?', true],
  ['Will more than 20% of people be over 65 in 2040?', false],
  ['Will there be more people over 65 in 2040 than in 2020?', false],
])('%s compares groups of an age: %s', ([question, is]) => expect(comparesUnread(asked(question))).toBe(is))

test.for<[question: string, unit: string, is: boolean]>([
  ['By how much will the world have warmed between 2010 and 2030?', 'people', false],
  ['By how much did the ocean warm between 2000 and 2030?', 'pH', false],
  ['How many degrees warmer will it be in 2030 than in 2020?', '°C', true],
  ['How much more tea will there be in 2030?', 'kg', true],
])('%s may be told in %s: %s', ([question, unit, is]) =>
  expect(isOfKind(asked(question), { unit, measure: 'change', names: 'World' })).toBe(is),
)

test.for<[question: string, called: string, unit: string, is: boolean]>([
  ['Will the growth of tea sales halve by 2035?', 'Tea sales', 'cups', true],
  ['Will tea field loss be halved by 2035?', 'Tea fields', 'km²', true],
  ['What will tea sales growth be in 2035?', 'Tea sales', 'cups', true],
  ['Will the annual increase in tea exceed 10 ppb in 2030?', 'Tea', 'ppb', true],
  ['Will the world lose less tea in 2035 than in 2020?', 'Tea', 'cups', true],
  ['Will tea level rise double by 2050?', 'Tea level', 'inches above 1880', true],
  ['Will tea level rise exceed 12 inches by 2035?', 'Tea level', 'inches above 1880', false],
  ['Will tea growth be above 3% in 2030?', 'Growth of tea', '%', false],
  ['Will tea sales rise above 10 cups by 2030?', 'Tea sales', 'cups', false],
  ['Will tea sales fall by a third by 2030?', 'Tea sales', 'cups', false],
  ['Will the world emit less tea dust in 2035 than in 2024?', 'Tea dust emissions', 'tonnes', false],
  ['How much tea will there be in 2030?', 'Tea', 'cups', false],
  ['Tea at 4,000 cups in 2040: what annual growth does it need?', 'Tea', 'percent', false],
])('%s | %s in %s is asked of its move: %s', ([question, called, unit, is]) =>
  expect(isOfItsMove(asked(question), { called, unit, measure: 'level' })).toBe(is),
)

test.for<[question: string, unit: string, is: boolean]>([
  ['Will warming exceed 1.5 degrees in 2030?', '°C above 1951–1980', true],
  ['Will the world be above 1.5 °C in 2030?', '°C above 1951–1980', true],
  ['Will the temperature anomaly be above 1.3 °C in 2030?', '°C above 1951–1980', false],
  ['Will NASA put 2030 at 1.3 °C or more?', '°C above 1951–1980', false],
  ['Will it be 1.3 °C above the mean of 1951–1980 in 2030?', '°C above 1951–1980', false],
  ['Will warming exceed 1.5 degrees in 2030?', '°C above 1850–1900', false],
  ['How warm will it be in 2030?', '°C above 1951–1980', false],
])('%s in %s is from another base: %s', ([question, unit, is]) =>
  expect(isFromOtherBase(asked(question), { unit })).toBe(is),
)

/** What is left of a question once it is read, and could make it another one; in 2026. */
import { expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

const leftOf = (text: string) => readQuestion(text, new Date('2026-11-22')).parts.map(({ unread = [] }) => unread)

test.for<[question: string, left: string[]]>([
  ['Will tea be at most 3 dollars in 2030 or at least 9?', ['or at least 9']],
  ['Will tea be under 5 dollars in 2030 or 2031?', ['in 2030']],
  ['Will the tea share be as high in 2028 as it was in 2019, or higher?', ['2028']],
  ['Will tea be dearer before 2031?', []],
  ['Will tea be dearer in 2030 than in 2019?', []],
  ['Will there be half the tea houses in 2030 that there were then?', ['there were then']],
  ['In that case, will tea be dearer in 2030?', ['In that case']],
  ['It rains in May. In that case, will tea be dearer in 2030?', []],
  ['Our planners assume that it rains by 2029. In that case, will tea be dearer in 2030?', []],
  ['Will tea, excluding green tea, be above 5 dollars in 2030?', ['excluding green tea']],
  ['Will tea other than green tea be above 5 dollars in 2030?', ['other than green tea']],
  ['Will tea be above 5 dollars in real terms in 2030?', ['in real terms']],
  ['Will tea be drunk all year in 2030?', ['all year']],
  ['Will tea hit 5 dollars twice before 2030?', ['twice']],
  ['Will tea be twice as high in 2030 as in 2020?', []],
  ['Will tea fall for the first time in 2030?', ['fall for the first time']],
  ['Will tea be drunk in every month of 2030?', ['in every month']],
  ['Will tea be above 5 dollars in every month of 2030?', []],
  ['Will tea be above 2 dollars in 2028 or above 6 in 2030?', ['in 2028', 'or above 6']],
  ['When will tea and coffee together pass 5 million cups?', ['tea and coffee together']],
  ['Will tea and coffee together be dearer in 2030 than in 2020?', ['tea and coffee together']],
  ['Will tea and coffee both be dearer together in 2030?', ['and coffee both']],
  ['Will tea be above 5 dollars three years in a row by 2035?', ['three years', 'in a row']],
  ['How many cups of tea per day will there be in 2030?', ['per day']],
  ['How many cups of tea per 1,000 people will there be in 2030?', ['per 1,000 people']],
  ['Will tea fall and rise by 2030?', ['fall and rise']],
  ['Will tea be above -5 % in 2030?', ['above -5 %']],
  ['Will there be a strike by 2030 and a flood as well?', ['and a flood as well']],
  ['Will tea or coffee be above 5 dollars in 2030?', ['or coffee']],
  ['Will renewables make up half of it in 2030?', ['renewables']],
  ['Will 3 of 7 tea houses close by 2030?', ['3', '7 tea']],
  ['Will tea be 3 times the price of coffee in 2030 in 7 shops?', ['7 shops']],
  ['Will tea be the dearest since 1990 in 2030?', ['1990']],
  ['Will one of the tea houses sell 30,000 cups of tea by 2030 and 40,000 of coffee?', ['30,000 cups', 'and 40,000']],
  ['Will tea be dearer than 5 dollars in 2030 if coffee is above 3 dollars or below 1?', ['or below 1']],
])('“%s” leaves %j', ([question, left]) => {
  const [part] = readQuestion(question, new Date('2026-11-22')).parts
  expect([...(part?.unread ?? []), ...(part?.condition?.unread ?? [])]).toEqual(left)
})

test.for([
  'Will tea be above 5 dollars in 2030?',
  'Will tea be between 4 and 6 dollars in 2030?',
  'Will tea be between 6 and 4 dollars in 2030?',
  'Will tea fall by 20 % by 2035 compared with 2020?',
  'Will seven in ten people drink tea in 2030?',
  'Will people over 65 be more than a billion in 2035?',
  'Will the G7 ban tea by 2030?',
  'Will one of us drink tea by 2030?',
  'Will tea be above 5 dollars between March and May 2028?',
  'Economics 101: what will tea cost in 2030?',
  'In how many countries may two women drink tea together in 2030?',
  'When does tea peak for good?',
  'What drives the price of tea, 3 things please?',
  'Will there be zero cases of tea poisoning in 2030?',
  'We run 12 tea houses. Will tea be above 5 dollars in 2030?',
  'Will my 12 tea houses be above 5 dollars in 2030?',
  'Will one of the seven tea houses close by 2030?',
  'Will the tea houses of 2030 be led by Ms Oolong, as now?',
  'How many more cups a year are needed from today to reach 900 in 2030?',
  'Will tea make more than 3 times as much as coffee in 2030?',
  'Will tea outsell coffee by two to one in 2030?',
  'How much tea will the air hold in 2030, in parts per billion?',
  'When does tea cost most, or is that still ahead of us?',
  'Will there be one more tea house by 2030?',
])('“%s” leaves nothing', (question) => expect(leftOf(question).flat()).toEqual([]))

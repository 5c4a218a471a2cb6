/** What questions ask, read from how people type them; on 22 November 2026. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anySign } from '../../../test/nonsense/any-sign.ts'
import { question as schema } from './ask.ts'
import { readQuestion } from './read-question.ts'

const today = new Date('2026-11-22T12:00:00Z')
const read = (text: string) => readQuestion(text, today)
const first = (text: string) => read(text).parts[0]

describe('what is wanted', () => {
  test.each<[string, string]>([
    ['What are the odds of a strike?', 'chance'],
    ['A strike in 2031: how likely?', 'chance'],
    ['strike before 2031?', 'chance'],
    ['tea above 4 dollars in 2031', 'chance'],
    ['How heavy will a phone be?', 'amount'],
    ['tea price 2031', 'amount'],
    ['What share of phones will fold?', 'amount'],
    ['Where will tea stand in 2031?', 'amount'],
    ['By when is the bridge built?', 'time'],
    ['bridge built when', 'time'],
    ['How many years until the bridge stands?', 'time'],
    ['Who builds the bridge?', 'which'],
    ['Which city will be the largest?', 'which'],
    ['Will the bridge be built by Bouygues or Vinci?', 'which'],
    ['Will WHO declare an emergency?', 'chance'],
    ['Which is more likely: a strike or a flood?', 'compare'],
    ['What would a strike mean for tea?', 'effect'],
    ['How does rain affect tea?', 'effect'],
    ['When tea gets dearer by a tenth, how much less is drunk?', 'amount'],
    ['When wages rise by one per cent, how much does tea drinking fall?', 'effect'],
    ['Every time rain falls by a tenth, by how much does tea shrink?', 'effect'],
    ['When the town votes next, who becomes mayor?', 'which'],
    ['When the bridge opens, how many people will cross it?', 'amount'],
    ['When will the bridge open, in 2030?', 'time'],
    ['When, roughly, is the bridge built?', 'time'],
    ['How will drought make farmers move?', 'effect'],
    ['How will dear tea force cafés to close?', 'effect'],
    ['What drives the price of tea, and what could break it?', 'explain'],
    ['tea price: main drivers', 'explain'],
    ['What will money and debt look like in 2040?', 'explain'],
    ['tea and health', 'explain'],
    ['What annual growth would 900 TWh in 2031 need?', 'amount'],
    ['Required CAGR of tea to reach 900 TWh in 2031', 'amount'],
    ['What growth per annum does it take to reach 900 TWh in 2031?', 'amount'],
    ['Which rate of inflation should we assume for 2031?', 'amount'],
    ['In 2031, what is a litre of milk?', 'amount'],
    ['Count of people, by the town, who will drink tea in 2031', 'amount'],
    ['bridge opening: expected date?', 'time'],
    ['tea output peak year', 'time'],
    ['crossover year of tea and coffee', 'time'],
    ['tea 7 release date', 'time'],
    ['Song contest 2031: outright winner?', 'which'],
    ['2032 games host country', 'which'],
    ['cups of tea a day, likeliest bracket', 'which'],
    ['For 2031, please: mean tea temperature', 'amount'],
    ['next election in Norway: largest party by seats?', 'which'],
    ['What will sell more: tea or coffee?', 'which'],
    ['Will tea sales or coffee sales be higher in 2031?', 'which'],
    ['Which forces determine the price of tea, and which events might end its rise?', 'explain'],
    ['What lies behind dear tea?', 'explain'],
    ['How will tea have been affected by rain?', 'effect'],
    ['In what way is tea hit by rain?', 'effect'],
    ['Tea after a drought: what would be the consequences?', 'effect'],
    ['How much does tea rise if it rains?', 'effect'],
    ['By how much would tea go up, in cents, if oil were to go up by 10 dollars a barrel?', 'effect'],
    ['How many tonnes of tea does each extra day of rain bring?', 'effect'],
    ['What will machines have done to work by 2040?', 'effect'],
    ['Will a person with papers have outlived the queen, who died at 96?', 'chance'],
    ['Is a drop in what tea costs likely for 2031?', 'chance'],
    ['Does it show up as a year in which tea falls?', 'chance'],
  ])('%s', (text, wants) => expect(read(text).parts.map((part) => part.wants)).toEqual([wants]))
})

describe('a condition stands apart from what is asked on it', () => {
  test.each<[string, string, boolean]>([
    ['If it rains before 2031, will tea be dearer?', 'it rains before 2031', false],
    ['Will tea be dearer if it does not rain?', 'it does not rain', true],
    ['Suppose it rains. Will tea be dearer then?', 'it rains', false],
    ['assume it rains, how likely is dearer tea', 'it rains', false],
    ['Should it rain in 2030, will tea be dearer?', 'it rain in 2030', false],
    ['Unless it rains soon, will tea be dearer?', 'it rains soon', true],
    ['How would a flood hit tea?', 'a flood', false],
    ['if the who calls a pandemic by 2031 does tea fall', 'the who calls a pandemic by 2031', false],
    ['Impact of a flood on tea', 'a flood', false],
    ['What is the effect of another flood on tea?', 'another flood', false],
  ])('%s', (text, given, negated) => {
    const { condition } = first(text) ?? {}
    expect(condition).toMatchObject({ negated })
    expect(given).toContain(condition?.of.words)
  })

  test('and lends it its time where it names none', () => {
    expect(first('If it rains before 2031, will tea be dearer?')?.when).toEqual({ kind: 'by', from: 2026, to: 2030 })
    expect(first('If it rains before 2031, will tea be dearer in 2033?')?.when?.to).toBe(2033)
  })

  test('there is none where somebody merely wonders', () => {
    expect(first('I wonder if tea will be dearer')?.condition).toBeNull()
  })
})

describe('what is asked may be what does not happen', () => {
  test.each<[string, boolean]>([
    ['Will the bridge fail to open?', true],
    ['Do we get to 2040 without a flood?', true],
    ['Will nobody cross it?', true],
    ['Will it never not open?', false],
    ['Will there be no more than five?', false],
    ["Won't the bridge open in 2031?", false],
    ["What is the chance that it won't open?", true],
    ['Will it open or not?', false],
    ['Will it open, yes or no and how sure?', false],
    ['Will tea not be below 3 dollars?', true],
    ['Is tea not below 3 dollars in 2031?', false],
    ['Will there be zero floods by 2031?', true],
    ['Will the cost fall to zero by 2031?', false],
    ['The chance of rain and of a flood, both, not one given the other?', false],
    ['How much tea will be drunk in 2031, total not percent?', false],
    ['Will the bridge stand for a year without interruption?', false],
    ['Will it stand without a single break?', false],
    ['Will it stand without paint?', true],
    ['How many people lack tea in 2031?', true],
    ['People cut off from tea in 2031, how many?', true],
    ['Will there be a lack of tea in 2031?', false],
    ['Will tea lose its first place among drinks?', true],
    ['Will the mayor give up his post?', true],
    ['Will somebody other than the mayor open it?', true],
    ['Is it some other country than Nepal that opens it?', false],
    ['How likely is some country other than Nepal in first place?', true],
    ['Will tea lose a fifth of its price?', false],
  ])('%s', (text, negated) => expect(first(text)?.negated).toBe(negated))
})

test.each<[string, number]>([
  ['When will the bridge open, and who will cross it first?', 2],
  ['When will it open, which king will cut the ribbon, and will it rain?', 3],
  ['We need tea and coffee prices for 2031.', 2],
  ['P(tea over 5 dollars in 2031) and P(coffee over 3 dollars in 2031)', 2],
  ['How dear will tea and coffee each be in 2031?', 2],
  ['Dwellers of towns in 2035 and in 2050', 2],
  ['Will it open? And what will it cost?', 2],
  ['Will Sweden and Norway both join?', 1],
  ['Two numbers for me: P(tea over 4 dollars in 2031) and P(coffee over 5 dollars in 2031)', 2],
  ['Could you give me two probabilities: that tea costs over 4 dollars in 2031, and that it rains in 2030?', 2],
  ['chance tea over 4 dollars end 2031, and chance coffee over 5 in dec 2031', 2],
  ['Tea fair: expected date, and which town holds it?', 2],
  ['date of the next tea fair, plus tea as % of drinks end 2031', 2],
  ['tea fair when, and tea share of drinks end 2031', 2],
  ['2031 world, % drinking tea and cups per person', 2],
  ['For 2031, please: mean tea level, and coffee concentration.', 2],
  ['What will a cup of tea and a bag of coffee cost in 2031?', 2],
  ['How many cups are drunk per head in 2031, and how much of it (percent) will be tea?', 2],
  ['How much tea is there in 2031 and, secondly, how likely is it that it rains?', 2],
  ['Could you tell me, for the year 2031, what share drinks tea and also how many cups?', 2],
  ['rain by 2031 chance, and if yes dear tea chance', 2],
  ['How likely is it that it rains by 2031 and, should that happen, whether tea is dear?', 2],
  ['Which forces move tea, and what could turn its price?', 1],
  ['Joint odds of rain in 2030 and snow in 2031', 1],
  ['The probability that both happen: that it rains in 2030, and that it snows in 2031', 1],
  ['share of tea and coffee drinkers in 2031', 1],
  ['The chance of rain by 2028, and by 2031?', 2],
  ['The chance of tea at 4 dollars or more in 2031, and of 5 or more', 2],
  ['Odds of tea above 4 dollars, and of coffee above 5 dollars, in 2031?', 2],
  ['The chance of rain and of snow in 2031', 1],
  ['Odds of rain before the end of 2030 and before 2040', 2],
  ['How much tea is drunk in 2030, 2040 and 2050?', 3],
  ['price of tea in dec 2027 and dec 2028', 2],
  ['Will it rain between 2030 and 2040?', 1],
  ['Will it rain in 2030 and snow in 2031?', 1],
  ['price of tea, coffee and milk per litre', 1],
  ['I sell umbrellas. Will it rain? That is all I ask.', 1],
  ['Will my shop sell more, i.e. how much tea will be drunk?', 1],
  ['Will we have to pay more – in other words, what will tea cost?', 1],
])('“%s” has %i parts', (text, count) => expect(read(text).parts).toHaveLength(count))

test('of many parts the first four are read', () => {
  expect(read('and will it rain '.repeat(25)).parts).toHaveLength(4)
})

test.each<[string, string | null]>([
  ['I must choose between two boats. Will it rain?', 'must choose between two boats'],
  ['Should we sell? Will tea be cheaper?', 'Should we sell'],
  ['Before I borrow: will tea be cheaper?', 'Before I borrow'],
  ['What price of tea should we put into our plan?', 'should we put into our plan'],
  ['I am a nurse. What price should I expect in 2031?', null],
  ['Should we realistically see dearer tea?', null],
  ['I teach politics. Will it rain?', null],
  ['I want to know whether it rains', null],
  ['Will people want to travel?', null],
])('of “%s” the decision is %j', (text, decision) => expect(first(text)?.decision).toBe(decision))

test.each<[string, string]>([
  ['Will it rain in Norway?', 'Norway'],
  ['What will Norwegians earn?', 'Norway'],
  ['US tea imports', 'United States'],
  ['What share of Kenyans drinks tea?', 'Kenya'],
  ['Koreas tea', 'South Korea'],
  ['How many members of the United Nations drink tea?', 'world'],
  ['tea by the data of the US EPA', 'world'],
  ['Which state drinks more tea, China or India?', 'world'],
  ['does the us join', 'United States'],
  ['Will it tell us?', 'world'],
  ['Europe’s tea', 'Europe'],
])('“%s” asks about %s', (text, place) => expect(first(text)?.place).toBe(place))

test.each<[string, string]>([
  ['Will it rain tomorrow?', 'en'],
  ['bitcoin 2031', 'en'],
  ['Wann wird die Brücke eröffnet?', 'de'],
  ['Quand le pont sera-t-il ouvert ?', 'fr'],
  ['¿Lloverá?', 'es'],
  ['Quando aprirà il ponte?', 'it'],
  ['Köprü hangi yılda açılacak?', 'tr'],
  ['2031 yılında çayın fiyatı ne kadar olacak?', 'tr'],
  ['Mennyi lesz a tea ára 2031-ben?', 'hu'],
  ['Kolik bude stát čaj v roce 2031?', 'cs'],
  ['Cât va costa ceaiul în 2031?', 'ro'],
  ['Berapa harga teh pada tahun 2031?', 'id'],
  ['Kuinka paljon tee maksaa vuonna 2031?', 'fi'],
  ['Hvor mange mennesker vil drikke te?', 'da'],
  ['Ile będzie kosztować herbata w 2031 roku?', 'pl'],
  ['Giá trà năm 2031 sẽ là bao nhiêu?', 'vi'],
  ['Will the naïve café in Łódź or Malmö sell tea in 2031?', 'en'],
  ['tea price Türkiye 2031', 'en'],
  ['Does Ørsted build it in Århus?', 'en'],
  ['橋はいつ開通しますか', 'ja'],
  ['Когда откроют мост?', 'ru'],
])('“%s” is written in %s', (text, language) => expect(read(text).language).toBe(language))

test('words by which a question is read may be misspelt', () => {
  expect(first('wil tea exced 4 dollars befor 2031')).toMatchObject({
    wants: 'chance',
    relation: { comparison: 'above', value: 4, unit: 'US$' },
    when: { kind: 'by', to: 2030 },
  })
  expect(first('how manny peple')).toMatchObject({ wants: 'amount' })
})

test.each<[string, string, boolean]>([
  // What denies is in the value: it is not denied twice.
  ['If tea is not under 5 dollars in 2031, will milk rise?', 'below', true],
  ['Suppose tea does not exceed 5 dollars. Will milk rise in 2031?', 'at-most', false],
  ['If tea is at least 5 dollars in 2031, will milk rise?', 'at-least', false],
])('“%s” takes as given: %s, denied %s', (text, comparison, negated) =>
  expect(first(text)?.condition).toMatchObject({ relation: { comparison, value: 5 }, negated }),
)

test('“say” takes as given what it does not ask for', () => {
  const [one] = readQuestion('Say the town bans tea by 2031. How likely is a strike?', today).parts
  expect(one?.condition?.of.words).toBe('the town bans tea')
  expect(first('Say how many people will drink tea in 2031.')?.condition).toBeNull()
  expect(first('Say the number of tea houses in 2031.')?.condition).toBeNull()
})

test('what is said before is meant by “then” and “that year”', () => {
  expect(first('Our archive must last until 2040. Will the roof hold by then?')?.when?.to).toBe(2040)
  expect(read('What will tea cost in 2031, and will coffee cost more that year?').parts[1]?.when?.to).toBe(2031)
})

test('an amount that is asked for by who tells their plans is one of then', () => {
  expect(first('We buy tea in 2029. What price should we expect?')?.when?.to).toBe(2029)
  expect(first('We sell tea in 2029. What will it cost in 2031?')?.when?.to).toBe(2031)
  expect(first('I retire in 2045. Will there be a strike?')?.when).toBeNull()
})

test('a year that is over is asked about where nothing is compared with it', () => {
  expect(first('What did tea cost in 2015?')?.when).toEqual({ kind: 'in', from: 2015, to: 2015 })
  expect(first('tea in 2015')?.when).toEqual({ kind: 'in', from: 2015, to: 2015 })
  expect(first('The price of tea, March 2015')?.when).toEqual({ kind: 'in', from: 2015, to: 2015, month: '03' })
  // Read, and so not left over.
  for (const text of ['What did tea cost in 2015?', 'tea in 2015']) expect(first(text)).not.toHaveProperty('unread')
  expect(first('How much more will tea cost than in 2015?')?.when).toBeNull()
  expect(first('Will tea cost over 4 dollars in 2031 (2015 prices)?')).toMatchObject({
    relation: { comparison: 'above', value: 4 },
    when: { to: 2031 },
  })
})

test('any text at all is read as something, in one way', () => {
  const word = fc.constantFrom(
    ...'if will by before in 2035 2030s ten years half of above 9 billion the next a - ? % $ 1e99 than and or , . not unless which'.split(
      ' ',
    ),
  )
  const text = fc.oneof(
    fc.string({ unit: anySign, maxLength: 700 }),
    fc.array(word, { maxLength: 60 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, (asked) => {
      const once = read(asked)
      expect(schema.parse(once)).toEqual(once)
      expect(read(asked)).toEqual(once)
    }),
    { numRuns: 2000 },
  )
})

/**
 * The sentences that state nothing of an item and so need no claim. A closed list: any other sentence without a claim
 * is a fault.
 */
export const connecting = {
  'no-number': 'The base holds no forecast and no projection that would put the answer in a number.',
  'not-direct':
    'The base holds no question and no series that asks exactly this; what follows is the nearest that it has.',
  'no-such-share':
    'No part of a whole is more than all of it or less than none, so that what is asked cannot come to be.',
  'no-size': 'The base has no number for the size of this effect; what follows says what bears on it.',
  'on-judgement': 'No series decides this question, so the forecast rests on judgement.',
  'no-base-rate': 'The base holds no resolved question close to this one, and no series whose past would answer it.',
  'not-causal': 'This is what the chances imply together, not a statement about causes.',
  'any-tie':
    'How far the parts of a world go together is not known: its chance is what they allow, and so its range is wide.',
  'unequal-worlds':
    'Not as much must hold for each of them, or not all of it has a chance yet, so that these chances do not say which is the likelier.',
  'not-mixed':
    'They stand side by side and make no one number: a forecast is not mixed with a projection where it is its author’s, nor with one that did worse on its own past than the last value carried on.',
  'past-counts-nothing':
    'How often it went so far before counts nothing by itself: the projection is made of the same past.',
  'alike-counts-nothing':
    'How often others like it went so far is held against the number and counts nothing in it: no such class has been scored beside projections yet.',
  'paces-count-nothing': 'What did not change and what went on at its pace count nothing: the projection weighs both.',
  'weights-agreed':
    'What the projection counts falls with the age of its data and with its errors on its own past; that is agreed on until forecasts and projections have been scored side by side.',
  'people-then':
    'What people would say once such a thing is known nobody knows: where a series moves the answer, what they say now is moved by how such series go on.',
  levels: 'Of a series a low and a high value are taken, each passed by one path in ten.',
  'no-driver-size':
    'Where no size stands, the past changes of both hang together too little, or over too few years, to tell one.',
  'no-driver-sizes':
    'By how much they move it is not known: the past changes of both hang together too little, or over too few years, to tell.',
  'driver-size':
    'Low and high are what one path in ten of a driver passes; by how much that moves the answer is read off how the yearly changes of both went together, which is no proof of a cause.',
  'own-word': 'What the forecast says would move it is its own word.',
  evenly:
    'That spreads the forecast evenly and is no forecast of any year: whoever knows of a year that is likelier than the others should move the chance into it.',
  beside: 'Authors of the base tie the following to it, without saying that one drives the other.',
  'no-record':
    'No question like this one has been decided in the base yet, so that nothing here shows how right such a judgement is; once it is decided this report is scored by it, and says so.',
  'brier-score':
    'That is a Brier score: 0 is perfect, and always saying 50% scores 0.25. The range is what luck alone could make of it, nine times in ten.',
  whole: 'The paths of the table exclude each other, and their chances come to the whole.',
  'no-paths':
    'Worlds of the base that count on it do not exclude each other: more than one may come true in part, and their chances come to no whole.',
  rounding:
    'Every number opens at the item and version that it was read from, or at the formula and the values that it was computed from.',
  'no-chance-of-it':
    'The base gives no chance for these outcomes, so that on which side of it they lie is for you to say.',
  'no-options':
    'Name your options where your question is read, with what each costs or brings, and a report says at which chance the choice turns.',
  'no-amounts':
    'You have not said what each option costs or brings: with that, a report says at which chance the choice turns.',
} as const
export type ConnectingName = keyof typeof connecting

/** What stands in a table beside its values and states nothing of an item. A closed list, too. */
export const cellWords = {
  past: 'How often it went so far before',
  alike: 'How often others like it went so far',
  projection: 'The projection of its series',
  forecast: 'The forecast of Farsight',
  moved: 'The forecast of Farsight, moved to what is asked',
  author: 'The forecast of its author',
  people: 'What people forecast together',
  not: 'That it does not happen',
  unchanged: 'If nothing changed',
  reaches: 'It gets there',
  misses: 'It does not get there',
  stays: 'It ends on the side that is asked about',
  leaves: 'It ends on the other side',
  short: 'It moves that way and falls short',
  back: 'It stays where it is or turns back',
  turned: 'It is past its peak by then, and not there',
  'no-turn': 'It is not past its peak by then',
  returned: 'It gets there earlier, and is back by then',
  never: 'It never gets there by then',
  drives: 'drives it',
  slows: 'slows it',
  raises: 'raises it',
  lowers: 'lowers it',
  'same-year': 'the same year',
  pace: 'At the pace of the last ten years',
  'our-chance': 'Our chance',
  'in-full': 'in full',
  nothing: 'nothing',
  alone: 'alone',
} as const

const all: ReadonlySet<string> = new Set(Object.values(connecting))

export function isConnecting(text: string): boolean {
  return all.has(text)
}

const inCells: ReadonlySet<string> = new Set(Object.values(cellWords))

export function isCellWord(text: string): boolean {
  return inCells.has(text)
}

/** What is refused of data from elsewhere: files that somebody brings, and sources that a series is bound to. */
export const ofSources = {
  'no-table': { status: 400, message: 'This holds no table of dates and values that could be found.' },
  'no-observations': { status: 400, message: 'This holds names and no value that could be read.' },
  'source-says-error': { status: 400, message: 'This holds a message of its source in place of values.' },
  'broken-file': { status: 400, message: 'This file breaks off, or is damaged. Fetch it again.' },
  'too-big': {
    status: 413,
    message: 'This is more than is read at once: 10 MB, 200,000 rows, 2,000 columns. Leave only what you need in it.',
  },
  'too-big-unpacked': { status: 413, message: 'Unpacked this is over 32 MB, or packed tighter than any table is.' },
  'too-deep': { status: 400, message: 'This JSON is nested deeper than 64 levels.' },
  'bad-archive': { status: 400, message: 'This archive is damaged, encrypted, or holds what no archive of data does.' },
  'not-this-export': { status: 400, message: 'This file is none that we know of that platform.' },
  'too-many-forecasts': {
    status: 413,
    message: 'This file holds more than 50,000 forecasts. Bring it in parts.',
  },
  'whose-forecasts': {
    status: 409,
    message: 'This file holds forecasts of several people. Say which of them you are.',
  },
  'nothing-to-import': { status: 409, message: 'This file holds no forecast that could be read. Nothing was kept.' },
  'too-many-imported': {
    status: 409,
    message:
      'One account may keep 200,000 forecasts of other platforms, and one that several files tell counts for each. Undo an older import first: what a newer one tells too stays.',
  },
  'import-not-found': { status: 404, message: 'You have no import with this id. It may be removed already.' },
  'imported-question-not-found': {
    status: 404,
    message: 'You have brought no question with this id. It may be taken out already.',
  },
  'needs-answer': { status: 409, message: 'There is a question about this file that only a person can answer.' },
  'not-a-series': { status: 409, message: 'What was read of this file is no series that a trend can have.' },
  'source-not-found': { status: 404, message: 'This trend is not bound to a source.' },
  'sources-off': { status: 409, message: 'This server asks nothing of sources at the moment.' },
  'address-unknown': { status: 400, message: 'No series is known at this address.' },
  'source-away': {
    status: 409,
    message: 'This source cannot be reached, or had an error of its own. Nothing was changed. Try again later.',
  },
  'source-resting': {
    status: 429,
    message: 'This source is being asked already, or wants to be left alone for a while. Try again then.',
  },
  'source-fenced': { status: 409, message: 'This address leads to where this server asks nothing.' },
  'source-too-large': {
    status: 409,
    message:
      'What this source answers is more than is read of one: 10 MB, 32 MB unpacked, 20 pages. Ask for less of it.',
  },
  'source-not-understood': {
    status: 409,
    message: 'This source answered, and no series could be read from what it said. Nothing was changed.',
  },
  'source-says-no': {
    status: 409,
    message:
      'This source has nothing for us at this address: it is gone, wants a permission, or takes the question for wrong.',
  },
  'asked-enough': {
    status: 429,
    message: 'You have asked sources as often as one may in an hour. Wait a while, or bring the table as a file.',
  },
  'looked-just-now': { status: 429, message: 'This source was looked at just now. Ask again in ten minutes.' },
  'elsewhere-not-found': { status: 404, message: 'This prediction is not tied to a question of this platform.' },
  'elsewhere-yes-or-no': { status: 409, message: 'A question elsewhere is tied to a question of yes or no alone.' },
  'no-series-to-keep': { status: 409, message: 'This trend has no series that a source could keep.' },
  'not-yours-to-bind': {
    status: 403,
    message: 'Authors bind their own trends to statistics sites. Other addresses are for operators to allow.',
  },
  'not-republishable': {
    status: 409,
    message: 'The terms of this source do not allow its values on public pages, and no permission is set here.',
  },
  'too-many-bindings': { status: 409, message: 'You have as many trends bound to sources as one account may.' },
  'hold-not-found': {
    status: 404,
    message: 'No change with this id waits: it was decided, or the source says something else.',
  },
} as const

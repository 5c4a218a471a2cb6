/** What the environment says of the language model. */
import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from './config.ts'

const usual = ['read', 'write', 'criticise']
const model = { FARSIGHT_MODEL_URL: 'https://api.example/v1', FARSIGHT_MODEL: 'gpt-4.1-mini' }
const settings = {
  url: 'https://api.example/v1',
  name: 'gpt-4.1-mini',
  key: undefined,
  prices: undefined,
  jobs: usual,
  forecastsADay: 50,
}

test.for<[env: Record<string, string>, model: object]>([
  [model, settings],
  [{ ...model, FARSIGHT_MODEL_URL: 'https://api.example/v1//' }, settings],
  [
    { ...model, FARSIGHT_MODEL_KEY: 'sk-1' },
    { ...settings, key: 'sk-1' },
  ],
  [
    { ...model, FARSIGHT_MODEL_PRICES: '0.4, 1.6' },
    { ...settings, prices: { prompt: 0.4, answer: 1.6 } },
  ],
  [
    { ...model, FARSIGHT_MODEL_URL: 'http://10.0.0.5:11434/v1' },
    { ...settings, url: 'http://10.0.0.5:11434/v1' },
  ],
  [
    { FARSIGHT_MODEL_URL: 'http://127.0.0.1:11434/v1', FARSIGHT_MODEL: 'hf.co/org/model:q4', FARSIGHT_MODEL_KEY: 'x' },
    {
      url: 'http://127.0.0.1:11434/v1',
      name: 'hf.co/org/model:q4',
      key: 'x',
      prices: undefined,
      jobs: usual,
      forecastsADay: 50,
    },
  ],
  [
    { ...model, FARSIGHT_MODEL_JOBS: ' write,judge ' },
    { ...settings, jobs: ['write', 'judge'] },
  ],
  [
    { ...model, FARSIGHT_MODEL_JOBS: 'none' },
    { ...settings, jobs: [] },
  ],
  [
    { ...model, FARSIGHT_MODEL_JOBS: 'forecast', FARSIGHT_MODEL_FORECASTS: '200' },
    { ...settings, jobs: ['forecast'], forecastsADay: 200 },
  ],
])('of the language model, the environment %j is understood', ([env, understood]) => {
  expect(readConfig(env).model).toEqual(understood)
})

const noEndpoint =
  'is no http or https address without a user, a query or a fragment, such as https://api.openai.com/v1.'

test.for<[env: Record<string, string>, lines: string[]]>([
  [{ FARSIGHT_MODEL: 'gpt-4.1-mini' }, ['FARSIGHT_MODEL_URL: is needed beside FARSIGHT_MODEL.']],
  [
    { FARSIGHT_MODEL_KEY: 'k', FARSIGHT_MODEL_PRICES: '1,2' },
    ['FARSIGHT_MODEL_URL: is needed beside FARSIGHT_MODEL_KEY, FARSIGHT_MODEL_PRICES.'],
  ],
  [{ FARSIGHT_MODEL_FORECASTS: '5' }, ['FARSIGHT_MODEL_URL: is needed beside FARSIGHT_MODEL_FORECASTS.']],
  [
    { ...model, FARSIGHT_MODEL_FORECASTS: '5' },
    ['FARSIGHT_MODEL_JOBS: forecast is needed beside FARSIGHT_MODEL_FORECASTS.'],
  ],
  [
    { ...model, FARSIGHT_MODEL_JOBS: 'forecast', FARSIGHT_MODEL_FORECASTS: '0' },
    ['FARSIGHT_MODEL_FORECASTS: "0" is no number of questions a day, from 1 to 9999.'],
  ],
  [{ FARSIGHT_MODEL_JOBS: 'none' }, ['FARSIGHT_MODEL_URL: is needed beside FARSIGHT_MODEL_JOBS.']],
  [
    { ...model, FARSIGHT_MODEL_JOBS: 'read,entail,criticise' },
    ['FARSIGHT_MODEL_JOBS: write is needed beside entail, criticise.'],
  ],
  [
    { ...model, FARSIGHT_MODEL_JOBS: 'write,dream' },
    [
      'FARSIGHT_MODEL_JOBS: "write,dream" is no list of jobs with commas between them, of read, plan, judge, write, entail, criticise, forecast, or none.',
    ],
  ],
  [{ FARSIGHT_MODEL_URL: 'https://api.example/v1' }, ['FARSIGHT_MODEL: is needed beside FARSIGHT_MODEL_URL.']],
  [
    { ...model, FARSIGHT_MODEL_URL: 'http://api.example/v1', FARSIGHT_MODEL_KEY: 'hunter2' },
    ['FARSIGHT_MODEL_URL: is needed with https:// beside FARSIGHT_MODEL_KEY. The key could be read on the way.'],
  ],
  [
    { ...model, FARSIGHT_MODEL_URL: 'https://me:hunter2@api.example/v1' },
    [`FARSIGHT_MODEL_URL: the value ${noEndpoint}`],
  ],
  [
    { ...model, FARSIGHT_MODEL_URL: 'https://api.example/v1?key=hunter2' },
    [`FARSIGHT_MODEL_URL: the value ${noEndpoint}`],
  ],
  [
    { ...model, FARSIGHT_MODEL: 'my model' },
    ['FARSIGHT_MODEL: "my model" is no name of a model, such as gpt-4.1-mini.'],
  ],
  [
    { ...model, FARSIGHT_MODEL_KEY: 'hunter2\nX-Other: 1' },
    [
      'FARSIGHT_MODEL_KEY: the value is no key: it holds a space or a sign that no header takes, or is longer than 500.',
    ],
  ],
  [
    { ...model, FARSIGHT_MODEL_PRICES: 'free' },
    [
      'FARSIGHT_MODEL_PRICES: "free" is no pair of prices in US dollars for a million tokens, asked and answered, such as 0.4,1.6.',
    ],
  ],
])('of the language model, the environment %j is refused', ([env, lines]) => {
  expect(() => readConfig(env)).toThrow(new WrongConfig(lines))
})

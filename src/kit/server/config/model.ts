/**
 * How the settings of the language model are read from the environment. Without them reports are written from templates
 * alone. A key's fault never repeats the value.
 */
import { z } from 'zod'
import { isLoopback } from '#kit/loopback.ts'
import { saying } from './words.ts'

/** What a language model may be asked to do, each switched by its name. */
export const modelJobs = ['read', 'plan', 'judge', 'write', 'entail', 'criticise', 'forecast'] as const
export type ModelJob = (typeof modelJobs)[number]
/** Those that are done for a report. */
export type ReportJob = Exclude<ModelJob, 'forecast'>
/** Where nothing is said: those that make a report easier to ask for and to read. */
const usualJobs: ModelJob[] = ['read', 'write', 'criticise']
/** They work on what is written. */
const needWriting: ReadonlySet<ModelJob> = new Set(['entail', 'criticise'])

export type ModelSettings = {
  /** Of an endpoint that speaks OpenAI's chat completions, without a slash at its end: `https://api.openai.com/v1`. */
  url: string
  name: string
  /** None for an endpoint of one's own that asks for none. */
  key: string | undefined
  /** US dollars for a million tokens. */
  prices: { prompt: number; answer: number } | undefined
  jobs: readonly ModelJob[]
  /** Of how many questions it may be asked for a forecast in a day. */
  forecastsADay: number
}

const usualForecastsADay = 50

export const modelVariables = {
  FARSIGHT_MODEL_URL: z
    .string()
    .refine(
      isEndpoint,
      'is no http or https address without a user, a query or a fragment, such as https://api.openai.com/v1.',
    )
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  FARSIGHT_MODEL: z
    .string()
    .regex(/^[\w.:/@+-]{1,120}$/, { error: saying('is no name of a model, such as gpt-4.1-mini.') })
    .optional(),
  FARSIGHT_MODEL_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'is no key: it holds a space or a sign that no header takes, or is longer than 500.')
    .optional(),
  FARSIGHT_MODEL_PRICES: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,6})?, ?\d{1,5}(\.\d{1,6})?$/, {
      error: saying('is no pair of prices in US dollars for a million tokens, asked and answered, such as 0.4,1.6.'),
    })
    .transform((text) => {
      const [prompt = 0, answer = 0] = text.split(',').map(Number)
      return { prompt, answer }
    })
    .optional(),
  FARSIGHT_MODEL_JOBS: z
    .string()
    .refine((text) => jobsIn(text).every(isJob), {
      error: saying(`is no list of jobs with commas between them, of ${modelJobs.join(', ')}, or none.`),
    })
    .transform((text) => jobsIn(text).filter(isJob))
    .optional(),
  FARSIGHT_MODEL_FORECASTS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: saying('is no number of questions a day, from 1 to 9999.') })
    .transform(Number)
    .optional(),
}

const given = z.object(modelVariables)
type Variables = z.output<typeof given>

export function modelConfigOf({
  FARSIGHT_MODEL_URL: url,
  FARSIGHT_MODEL: name,
  FARSIGHT_MODEL_KEY: key,
  FARSIGHT_MODEL_PRICES: prices,
  FARSIGHT_MODEL_JOBS: jobs = usualJobs,
  FARSIGHT_MODEL_FORECASTS: forecastsADay = usualForecastsADay,
}: Variables): { model: ModelSettings | undefined } {
  return { model: url && name ? { url, name, key, prices, jobs, forecastsADay } : undefined }
}

/** What is wrong with several names together. */
export function modelContradictions(data: Variables): string[] {
  const { FARSIGHT_MODEL_URL: url, FARSIGHT_MODEL: name, FARSIGHT_MODEL_KEY: key, FARSIGHT_MODEL_PRICES: prices } = data
  const { FARSIGHT_MODEL_JOBS: jobs, FARSIGHT_MODEL_FORECASTS: forecasts } = data
  if (!url) {
    const others = { FARSIGHT_MODEL: name, FARSIGHT_MODEL_KEY: key, FARSIGHT_MODEL_PRICES: prices }
    const set = Object.entries({ ...others, FARSIGHT_MODEL_JOBS: jobs, FARSIGHT_MODEL_FORECASTS: forecasts }).filter(
      ([, value]) => value,
    )
    return set.length > 0 ? [`FARSIGHT_MODEL_URL: is needed beside ${set.map(([one]) => one).join(', ')}.`] : []
  }
  return [
    ...(name ? [] : ['FARSIGHT_MODEL: is needed beside FARSIGHT_MODEL_URL.']),
    ...(key && isOpen(url)
      ? ['FARSIGHT_MODEL_URL: is needed with https:// beside FARSIGHT_MODEL_KEY. The key could be read on the way.']
      : []),
    ...contradictionsOfJobs(data),
  ]
}

function contradictionsOfJobs({
  FARSIGHT_MODEL_JOBS: jobs = [],
  FARSIGHT_MODEL_FORECASTS: forecasts,
}: Variables): string[] {
  const working = jobs.filter((job) => needWriting.has(job))
  return [
    ...(working.length > 0 && !jobs.includes('write')
      ? [`FARSIGHT_MODEL_JOBS: write is needed beside ${working.join(', ')}.`]
      : []),
    ...(forecasts && !jobs.includes('forecast')
      ? ['FARSIGHT_MODEL_JOBS: forecast is needed beside FARSIGHT_MODEL_FORECASTS.']
      : []),
  ]
}

const jobsIn = (text: string): string[] => (text.trim() === 'none' ? [] : text.split(',').map((one) => one.trim()))
const isJob = (name: string): name is ModelJob => modelJobs.some((job) => job === name)

function isOpen(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'http:' && !isLoopback(hostname)
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && search + hash + username + password === ''
}

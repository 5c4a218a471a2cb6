/**
 * How the settings of sources are read from the environment. Until they are switched on, with somebody to write to,
 * nothing is asked of anybody outside.
 */
import { z } from 'zod'
import { saying } from './words.ts'

/** Keys that sources of the outside ask for. */
export const sourceKeys = ['FRED_API_KEY', 'EIA_API_KEY', 'UN_POPULATION_TOKEN'] as const
export type SourceKey = (typeof sourceKeys)[number]

/** Other platforms for forecasts, by the names that an operator gives in FORECASTS_ELSEWHERE. */
export const elsewherePlatforms = ['manifold', 'polymarket', 'kalshi', 'metaculus'] as const

export type SourceSettings = {
  sources: {
    /** Whom a source may write to about what is asked of it; undefined while nothing is asked. */
    contact: string | undefined
    /** Why nothing is asked, or null. */
    whyOff: string | null
    /** Hosts beside those of connectors, whose files may be asked for. */
    hosts: readonly string[]
    /** Connectors whose values may be shown in public although their terms do not say so: a permission is there. */
    permitted: readonly string[]
    /** By which the sources are asked; undefined where they are asked directly. */
    proxy: URL | undefined
    /** Platforms of which an operator has said that what they forecast may be shown here. */
    elsewhere: readonly string[]
    keys: Readonly<Partial<Record<SourceKey, string>>>
  }
}

const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'is no key: it holds a space or a sign that no header takes, or is longer than 500.')
  .optional()
const words = (text: string) => text.split(/[\s,]+/).filter(Boolean)

export const sourceVariables = {
  SOURCES: z.enum(['on', 'off'], { error: saying('is neither on nor off.') }).default('off'),
  SOURCES_CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]+@[\w.-]+\.\w+$|^https:\/\/[\x21-\x7e]+$/, {
      error: saying('is neither a mail address nor the https address of a page.'),
    })
    .optional(),
  SOURCES_HOSTS: z
    .string()
    .regex(/^[a-z0-9.*, \n-]+$/, { error: saying('is no list of hosts, such as gml.noaa.gov, data.giss.nasa.gov.') })
    .transform(words)
    .default([]),
  SOURCES_PERMITTED: z
    .string()
    .regex(/^[a-z, -]+$/, { error: saying('is no list of connectors, such as who-gho.') })
    .transform(words)
    .default([]),
  FORECASTS_ELSEWHERE: z
    .string()
    .transform(words)
    .pipe(z.array(z.enum(elsewherePlatforms, { error: saying(`is none of ${elsewherePlatforms.join(', ')}.`) })))
    .default([]),
  SOURCES_PROXY: z
    .string()
    .regex(
      /^http:\/\/([^\s/@]+@)?[a-z0-9.-]+(:\d{1,5})?\/?$/i,
      'is no address of a proxy, such as http://proxy.example.org:3128.',
    )
    .transform((text) => new URL(text))
    .optional(),
  FRED_API_KEY: key,
  EIA_API_KEY: key,
  UN_POPULATION_TOKEN: z
    .string()
    .regex(
      /^[\x21-\x7e]{1,4000}$/,
      'is no token: it holds a space or a sign that no header takes, or is longer than 4,000.',
    )
    .optional(),
}

const given = z.object(sourceVariables)

export function sourceConfigOf(set: z.output<typeof given>): SourceSettings {
  const whyOff =
    set.SOURCES === 'off'
      ? 'SOURCES is not set to on.'
      : set.SOURCES_CONTACT === undefined
        ? 'SOURCES_CONTACT is not set: sources must be able to write to somebody.'
        : null
  const keys = Object.fromEntries(sourceKeys.flatMap((name) => (set[name] === undefined ? [] : [[name, set[name]]])))
  return {
    sources: {
      proxy: set.SOURCES_PROXY,
      contact: set.SOURCES_CONTACT,
      whyOff,
      hosts: set.SOURCES_HOSTS,
      permitted: set.SOURCES_PERMITTED,
      elsewhere: set.FORECASTS_ELSEWHERE,
      keys,
    },
  }
}

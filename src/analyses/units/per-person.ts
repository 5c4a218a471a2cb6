/** In what one person's part of something is told that is counted or measured of the whole world: of TWh kilowatt hours. */
import { convert } from './convert.ts'

export type PerPerson = {
  unit: string
  /** How much of it one of the whole's unit is. */
  times: number
}

const units = ['kWh', 'tonnes of CO2', 'tonnes of carbon', 'tonnes', 'hectares', 'US$'] as const
const names: Readonly<Record<(typeof units)[number], string>> = {
  kWh: 'kWh per person',
  'tonnes of CO2': 'tonnes of CO2 per person',
  'tonnes of carbon': 'tonnes of carbon per person',
  tonnes: 'tonnes per person',
  hectares: 'hectares per person',
  US$: 'dollars per person',
}
/** Shares, prices, rates and indices are of no whole that could be divided among people. */
const isOfNoWhole = /%|^per\b|\bper (?!year\b)|index|^0|\d–\d|°|ppm|ppb|pH|years|Hz|TIV|inches|water equivalent/i

/** Null where there is no part of it for anybody. Counted things are told for each thousand people. */
export function perPersonOf(unit: string): PerPerson | null {
  if (isOfNoWhole.test(unit)) return null
  const whole = unit.replace(/ per year$/, '')
  for (const own of units) {
    const times = convert(1, whole, own)
    if (times !== null) return { unit: names[own], times }
  }
  return /^cars\b/.test(unit) ? { unit: 'cars per 1,000 people', times: 1000 } : null
}

/** Of carbon as the carbon dioxide that it makes; null for what is no carbon. */
export function perPersonAsCo2(unit: string): PerPerson | null {
  const times = convert(1, unit.replace(/ per year$/, ''), 'tonnes of CO2')
  return times === null ? null : { unit: names['tonnes of CO2'], times }
}

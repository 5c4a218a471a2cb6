/**
 * Units of what is measured: exact by definition (BIPM 2019, The International System of Units, 9th edition; NIST 2008,
 * Special Publication 811, appendix B), but for the oil equivalent of energy (IEA: 41.868 GJ), months and weeks.
 */
import type { Known } from '../unit.ts'

const large = [
  ['k', 'kilo', 1e3],
  ['M', 'mega', 1e6],
  ['G', 'giga', 1e9],
  ['T', 'tera', 1e12],
  ['P', 'peta', 1e15],
  ['E', 'exa', 1e18],
] as const

/** 'kWh', 'kilowatt hours', 'kilowatt-hours' and so on for all large prefixes. */
function prefixed(dimension: string, factor: number, sign: string, words: readonly string[]): Known[] {
  const own: Known = [dimension, factor, [sign, ...words]]
  const others = large.map(([short, long, times]): Known => [
    dimension,
    factor * times,
    [`${short}${sign}`, ...words.map((word) => long + word)],
  ])
  return [own, ...others]
}

const [inch, pound, hour] = [0.0254, 0.45359237, 3600]
/** Of 365 days. */
const year = 8760 * hour
const oil = 41.868e9

export const measures: readonly Known[] = [
  ['length', 1e-3, ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters']],
  ['length', 1e-2, ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters']],
  [
    'length',
    1,
    ['m', 'metre', 'metres', 'meter', 'meters', 'm water equivalent', 'metres of water equivalent', 'm w.e.'],
  ],
  ['length', 1e3, ['km', 'kilometre', 'kilometres', 'kilometer', 'kilometers']],
  ['length', inch, ['inches', 'inch']],
  ['length', 12 * inch, ['feet', 'foot', 'ft']],
  ['length', 63_360 * inch, ['miles', 'mile']],
  ['area', 1e6, ['km²', 'km2', 'km^2', 'square kilometres', 'square kilometers', 'sq km', 'square km']],
  ['area', 1e4, ['ha', 'hectares', 'hectare']],
  ['area', 4046.8564224, ['acres', 'acre']],
  ['area', (63_360 * inch) ** 2, ['square miles', 'sq miles', 'mi²']],
  ['volume', 1, ['litres', 'litre', 'liters', 'liter', 'l']],
  ['volume', 1e3, ['m³', 'm3', 'cubic metres', 'cubic meters', 'cubic metre']],
  ['volume', 158.987294928, ['barrels', 'barrel', 'bbl']],
  ['volume', 3.785411784, ['gallons', 'gallon', 'US gallons', 'US gallon']],
  ['mass', 1e-3, ['g', 'grams', 'gram', 'grammes']],
  ['mass', 1, ['kg', 'kilograms', 'kilogram', 'kilos', 'kilo']],
  ['mass', 1e3, ['t', 'tonnes', 'tonne', 'tons', 'ton', 'metric tons', 'metric tonnes']],
  ['mass', 1e6, ['kt', 'kilotonnes', 'kilotons', 'Gg']],
  ['mass', 1e9, ['Mt', 'megatonnes', 'megatons', 'Tg']],
  ['mass', 1e12, ['Gt', 'gigatonnes', 'gigatons', 'Pg']],
  ['mass', pound, ['lb', 'lbs']],
  // Of precious metals; an ounce of anything else is 28.35 g, and no series has one.
  ['mass', 0.0311034768, ['troy ounces', 'troy ounce', 'ounces', 'ounce', 'oz', 'ozt']],
  ...prefixed('energy', hour, 'Wh', ['watt hours', 'watt-hours', 'watthours', 'watt hour', 'watt-hour']),
  ...prefixed('energy', year, 'W years', ['watt years', 'watt-years', 'watt year']),
  ...prefixed('energy', year, 'Wyr', ['watt-year']),
  ...prefixed('energy', 1, 'J', ['joules', 'joule']),
  ...prefixed('energy', oil, 'toe', ['tonnes of oil equivalent']),
  ['energy', 1055.05585262, ['BTU', 'british thermal units']],
  ['energy', 1055.05585262e6, ['MMBtu']],
  ['energy', 105.505585262e6, ['therms', 'therm']],
  ...prefixed('power', 1, 'W', ['watts', 'watt']),
  ...prefixed('frequency', 1, 'Hz', ['hertz']),
  ...prefixed('operations', 1, 'FLOP', ['FLOP', 'floating-point operations', 'FLOPs']),
  ['operations', 1e15 * 24 * hour, ['petaflop/s-days', 'petaflop days', 'PF-days']],
  [
    'temperature',
    1,
    [
      '°C',
      'degrees C',
      'degrees Celsius',
      'degree Celsius',
      'degrees',
      'Celsius',
      'centigrade',
      'degrees centigrade',
      '°',
    ],
  ],
  ['temperature', 5 / 9, ['°F', 'degrees F', 'degrees Fahrenheit', 'degree Fahrenheit', 'Fahrenheit'], -160 / 9],
  ['temperature', 1, ['kelvin', 'kelvins'], -273.15],
  ['time', 1, ['years', 'year', 'yr', 'yrs']],
  ['time', 10, ['decades', 'decade']],
  ['time', 1 / 12, ['months', 'month']],
  ['time', 7 / 365.2425, ['weeks', 'week']],
  ['time', 1 / 365.2425, ['days', 'day']],
  ['mixing ratio', 1e-6, ['ppm']],
  ['mixing ratio', 1e-9, ['ppb']],
]

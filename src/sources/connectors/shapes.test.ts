/**
 * Files of sources that publish tables, read as the starter collection binds them. None of these texts was recorded: each
 * is written here in the shape that its source documents, with numbers that are made up.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseFile } from '#items/server/collection/file.ts'
import { binding } from '../binding.ts'
import { derive } from '../derive.ts'
import { connectorOf } from './index.ts'

/** What a file of the collection makes of a text. */
function read(slug: string, text: string) {
  const file = parseFile(readFileSync(`collection/sources/${slug}.md`, 'utf8'))
  const { countsOtherwise: _, ...said } = 'value' in file ? file.value.front : {}
  const { connector, address, derive: how } = binding.parse(said)
  const parsed = connectorOf(connector)?.parse([{ url: '', type: '', text }], address)
  return parsed ? derive(parsed, how, '2026-11-23').observations : null
}

const epoch = `Model,Domain,Organization,Publication date,Training compute (FLOP),Notability criteria,Notes
Perceptron,Vision,Cornell,1957-01-01,694894.9377361819,Historical significance,
One,Language,"A, B",2024-03-04,3.1e24,SOTA improvement,"two
lines, and a ""quote"""
Two,Language,C,2024-11-30,,Highly cited,
Three,Language,D,2025-02-01,5e26,Training cost,
Four,Language,E,2026-02-01,9e26,Training cost,of a year that is not over
Undated,Language,E,,1e20,,
`
const gml = (columns: string, ...rows: string[]) =>
  `# --------------------------------------------------------------------\n# USE OF NOAA GML DATA\n#\n# NOTE: the columns are, as ever\n#\n${columns}\n${rows.join('\n')}\n`
const monthly = 'year,month,decimal,average,average_unc,trend,trend_unc'
const gistemp = `Land-Ocean: Global Means
Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,J-D,D-N,DJF,MAM,JJA,SON
1880,-.18,-.24,-.09,-.16,-.10,-.21,-.18,-.10,-.15,-.23,-.22,-.17,-.17,***,***,-.12,-.16,-.20
2025,1.37,1.26,1.36,1.23,1.08,1.05,1.02,1.16,1.25,1.19,1.24,1.06,1.19,1.21,1.30,1.22,1.08,1.23
2026,1.08,1.22,1.31,.99,***,***,***,***,***,***,***,***,***,***,1.12,***,***,***
`
const nsidc = `year, mo,     source_dataset, region, extent,   area
1979,  9,      NSIDC-0051,      N,   7.05,   4.58
1987,  9,      NSIDC-0051,      N,  -9999,  -9999
2025,  9,      NSIDC-0803,      N,   4.75,   3.27
`
const star = `#title = mean sea level anomaly global ocean (66S to 66N) (Annual signals removed)
#institution = NOAA/Laboratory for Satellite Altimetry
#comment = ,TOPEX/Poseidon,Jason-1
year,TOPEX/Poseidon,Jason-1,Jason-2,Jason-3,Sentinel-6MF
1992.9614,-19.15,,,,
1992.9886,-20.95,,,,
2025.0132,,,,,80.5
2025.5132,,,,,81.5
2026.0132,,,,,85.5
`

test.each([
  [
    'ai-notable-models',
    'Epoch AI',
    epoch,
    [
      ['1957', 1],
      ['2024', 2],
      ['2025', 1],
    ],
  ],
  [
    'ai-training-compute',
    'Epoch AI',
    epoch,
    [
      ['1957', 694894.9377361819],
      ['2024', 3.1e24],
      ['2025', 5e26],
    ],
  ],
  [
    'co2-ppm-global',
    'NOAA GML',
    gml('year,mean,unc', '1979,336.85,0.11', '2025,425.64,0.10'),
    [
      ['1979', 336.85],
      ['2025', 425.64],
    ],
  ],
  [
    'methane-monthly',
    'NOAA GML',
    gml(
      monthly,
      '1983,7,1983.542,1625.96,2.36,1635.38,1.35',
      '1983,8,1983.625,-999.99,-9.99,1635.97,1.32',
      '2026,7,2026.542,1935.10,1.1,1942.3,0.8',
    ),
    [
      ['1983-07', 1625.96],
      ['2026-07', 1935.1],
    ],
  ],
  ['n2o-monthly', 'NOAA GML', gml(monthly, '2001,1,2001.042,316.19,0.13,316.17,0.09'), [['2001-01', 316.19]]],
  [
    'temp-anomaly-gistemp',
    'NASA GISTEMP',
    gistemp,
    [
      ['1880', -0.169],
      ['2025', 1.189],
    ],
  ],
  [
    'arctic-ice-september',
    'NSIDC',
    nsidc,
    [
      ['1979', 7.05],
      ['2025', 4.75],
    ],
  ],
  [
    'sea-level-altimetry',
    'NOAA STAR',
    star,
    [
      ['1992', -20.05],
      ['2025', 81],
    ],
  ],
] as const)('%s reads a file in the shape of %s', (slug, _, text, values) => {
  expect(read(slug, text)?.map(([at, value]) => [at, near(value)])).toEqual(values)
})

/** Means of decimal fractions end in a digit that nobody wrote. */
function near(value: number): number {
  return Math.abs(value) < 1000 ? Math.round(value * 1000) / 1000 : value
}

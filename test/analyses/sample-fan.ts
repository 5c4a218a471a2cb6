/** The fan of the sample report: its last value is preliminary, and a newer one came from elsewhere. */
import type { Block } from '#analyses/report/report.ts'

export const carbon = 'million tonnes of carbon'

const years = Array.from({ length: 16 }, (_, i) => String(2025 + i))

export const sampleFan: Block = {
  type: 'fan',
  title: 'Fossil emissions',
  item: 'trend/4',
  version: 3,
  unit: carbon,
  observations: Array.from({ length: 45 }, (_, i): [string, number] => [String(1980 + i), 5300 + i * 119]),
  points: years.map((at, i) => ({
    at,
    knots: [-1.9, -1.3, -0.7, 0, 0.7, 1.3, 1.9].map((z) => 10640 + i * 140 + z * 110 * Math.sqrt(i + 1)),
    validated: i < 6,
  })),
  bounds: { least: 0, most: null },
  threshold: 11500,
  asked: '2035',
  provisional: '2024',
  projected: [],
  newer: [{ at: '2025', value: 10710, publisher: 'Global Carbon Budget', signal: 0 }],
}
